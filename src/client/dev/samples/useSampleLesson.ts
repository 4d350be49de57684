import { useEffect, useMemo, useState } from 'react';
import { type LessonActions, type LessonView, NO_LESSON } from '#client/game/flow/LessonView.ts';
import type { LessonProps } from '#client/game/overlays/overlaysProps.ts';
import { LESSON_SAMPLES, type LessonName } from './lessonSamples.ts';

/** Returns the sample lesson with this name, without a server: what a designer presses changes it as it would in a class. */
export function useSampleLesson(name: LessonName | null): LessonProps {
  const sample: LessonView = name === null ? NO_LESSON : LESSON_SAMPLES[name];
  const [view, setView] = useState<LessonView>({ ...sample, roles: null });
  // The game shows only roles that come while its page is open.
  useEffect(() => setView((now) => ({ ...now, roles: sample.roles })), [sample]);
  const actions = useMemo<LessonActions>(() => {
    const change = (part: Partial<LessonView>) => setView((now) => ({ ...now, ...part }));
    return {
      raiseHand: () => change({ hand: 'raised' }),
      lowerHand: () => change({ hand: 'down' }),
      seeMessage: () => change({ messages: [] }),
      takeAttendance: () => change({ asksAttendance: false }),
      reflect: () => {},
      dismissEnd: () => change({ isEnded: false }),
    };
  }, []);
  return useMemo(() => ({ view, actions }), [view, actions]);
}
