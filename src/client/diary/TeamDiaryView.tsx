import { useCallback, useEffect, useState } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import type { Diary } from '#contract/council/diary.ts';
import type { DiaryActions, TeamDiary } from './DiaryActions.ts';
import { DiaryBook } from './DiaryBook.tsx';
import { FeedbackList } from './feedback/FeedbackList.tsx';

/** Shows the feedback on the team's missions and the diary of its own plan, in a dialog of the game. */
export function TeamDiaryView({ diary }: { diary: Pick<TeamDiary, 'actions' | 'feedback'> }) {
  return (
    <>
      <FeedbackList actions={diary.feedback} />
      <h3 className="text-[1.2em]">O nosso plano na Terra</h3>
      <PlanDiary actions={diary.actions} />
    </>
  );
}

function PlanDiary({ actions }: { actions: DiaryActions }) {
  const { diary, failure, reload } = useDiary(actions);
  if (diary === null && failure === null)
    return (
      <p role="status" className="flex items-center justify-center gap-3 p-8">
        <Spinner />
        <span>A carregar...</span>
      </p>
    );
  return (
    <>
      {failure !== null && (
        <div role="alert" className="flex flex-wrap items-center gap-3 py-3">
          <p>{failure}</p>
          <Button variant="secondary" onClick={reload}>
            Tentar de novo
          </Button>
        </div>
      )}
      {diary && <DiaryBook diary={diary} voice="team" actions={actions} onChanged={reload} />}
    </>
  );
}

/** Reads the diary, and again on `reload`; what was read before stays on the page meanwhile. */
function useDiary(actions: DiaryActions) {
  const [diary, setDiary] = useState<Diary | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [reads, setReads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` asks for another read
  useEffect(() => {
    const leave = new AbortController();
    actions.read(leave.signal).then(
      (read) => {
        setDiary(read);
        setFailure(null);
      },
      (error: unknown) => !leave.signal.aborted && setFailure(actions.explain(error).message),
    );
    return () => leave.abort(new DOMException('', 'AbortError'));
  }, [actions, reads]);
  const reload = useCallback(() => setReads((now) => now + 1), []);
  return { diary, failure, reload };
}
