import { useCallback, useEffect, useState } from 'react';
import type { TeamDiary } from '#client/diary/DiaryActions.ts';
import type { LoadDiary } from '../overlaysProps.ts';

export type Stories = Awaited<ReturnType<TeamDiary['stories']>>;

const NONE: Stories = [];

interface StoriesState {
  stories: Stories;
  report: TeamDiary['reportStory'];
}

/** Returns the stories of earlier years, read once they are wanted; without a network, and without any, none. */
export function useStories(load: LoadDiary | null, isWanted: boolean): StoriesState {
  const [stories, setStories] = useState(NONE);
  useEffect(() => {
    if (load === null || !isWanted) return undefined;
    const leave = new AbortController();
    load()
      .then((diary) => diary.stories(leave.signal))
      .then(setStories, () => leave.signal.aborted || setStories(NONE));
    return () => leave.abort(new DOMException('', 'AbortError'));
  }, [load, isWanted]);
  const report = useCallback(
    async (id: string) => {
      await (await load?.())?.reportStory(id);
      setStories((known) => known.map((story) => (story._id === id ? { ...story, reported: true } : story)));
    },
    [load],
  );
  return { stories: isWanted ? stories : NONE, report };
}
