import { useCallback, useEffect, useState } from 'react';
import type { MissionFeedback } from '#contract/marking/feedback.ts';
import type { FeedbackActions } from './FeedbackActions.ts';

/** Reads what was said of the missions, and again on `reload`; what was read before stays on the page meanwhile. */
export function useFeedback(actions: FeedbackActions) {
  const [missions, setMissions] = useState<readonly MissionFeedback[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [reads, setReads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` asks for another read
  useEffect(() => {
    const leave = new AbortController();
    actions.read(leave.signal).then(
      (read) => {
        if (leave.signal.aborted) return;
        setMissions(read);
        setFailure(null);
      },
      (error: unknown) => !leave.signal.aborted && setFailure(actions.explain(error)),
    );
    return () => leave.abort(new DOMException('', 'AbortError'));
  }, [actions, reads]);
  const reload = useCallback(() => setReads((now) => now + 1), []);
  return { missions, failure, reload };
}
