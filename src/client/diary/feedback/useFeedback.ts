import { useCallback, useEffect, useRef, useState } from 'react';
import type { MissionFeedback } from '#contract/marking/feedback.ts';
import type { MissionComments } from '#contract/marking/placedComments.ts';
import type { FeedbackActions } from './FeedbackActions.ts';

/** The feedback on the team's missions, and the comments on places of its answers. */
export interface Feedback {
  /** The number of the read that it comes from, which `reload` has returned. */
  readId: number;
  missions: readonly MissionFeedback[];
  places: readonly MissionComments[];
}

/**
 * Reads the feedback, and reads it again when `reload` is called, which returns the number of that read. The earlier
 * feedback stays on the page until then.
 */
export function useFeedback(actions: FeedbackActions) {
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [readId, setReadId] = useState(0);
  const latest = useRef(0);
  useEffect(() => {
    const leave = new AbortController();
    Promise.all([actions.read(leave.signal), actions.readPlaces(leave.signal)]).then(
      ([missions, places]) => {
        if (leave.signal.aborted) return;
        setFeedback({ readId, missions, places });
        setFailure(null);
      },
      (error: unknown) => !leave.signal.aborted && setFailure(actions.explain(error)),
    );
    return () => leave.abort(new DOMException('', 'AbortError'));
  }, [actions, readId]);
  const reload = useCallback(() => {
    latest.current += 1;
    setReadId(latest.current);
    return latest.current;
  }, []);
  return { feedback, failure, reload };
}
