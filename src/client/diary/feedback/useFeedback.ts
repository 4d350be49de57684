import { useCallback, useEffect, useState } from 'react';
import type { MissionFeedback } from '#contract/marking/feedback.ts';
import type { MissionComments } from '#contract/marking/placedComments.ts';
import type { FeedbackActions } from './FeedbackActions.ts';

/** What was said of the team's missions, and the comments on places of its answers. */
interface Told {
  missions: readonly MissionFeedback[];
  places: readonly MissionComments[];
}

/** Reads what was said of the missions, and again on `reload`; what was read before stays on the page meanwhile. */
export function useFeedback(actions: FeedbackActions) {
  const [told, setTold] = useState<Told | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [reads, setReads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` asks for another read
  useEffect(() => {
    const leave = new AbortController();
    Promise.all([actions.read(leave.signal), actions.readPlaces(leave.signal)]).then(
      ([missions, places]) => {
        if (leave.signal.aborted) return;
        setTold({ missions, places });
        setFailure(null);
      },
      (error: unknown) => !leave.signal.aborted && setFailure(actions.explain(error)),
    );
    return () => leave.abort(new DOMException('', 'AbortError'));
  }, [actions, reads]);
  const reload = useCallback(() => setReads((now) => now + 1), []);
  return { told, failure, reload };
}
