import { useEffect, useState, useSyncExternalStore } from 'react';
import type { MissionFeedback } from '#contract/marking/feedback.ts';
import type { FeedbackActions } from './FeedbackActions.ts';

interface Asking {
  mission: MissionFeedback;
  /** The number of the read that `mission` comes from. */
  readId: number;
  actions: Pick<FeedbackActions, 'ask' | 'sending' | 'takeRefusal' | 'subscribe'>;
  /** Called once the server has answered, with why it refused the question or null; reads again and returns the number of that read. */
  onAnswered: (refusal: string | null) => number;
}

const WORDS = {
  none: 'A confirmar…',
  sending: 'A enviar…',
  waiting: 'A vossa pergunta está guardada e segue assim que for possível.',
} as const;
const SENT = 'A vossa pergunta foi enviada.';

/**
 * Follows the question about a mission from asking to the read that shows it, also one that was asked before the diary was
 * opened. Reads again once the server has answered, whether it took the question or refused it.
 */
export function useAsking({ mission, readId, actions, onAnswered }: Asking) {
  const sending = useSyncExternalStore(actions.subscribe, () => actions.sending(mission));
  const [isUnanswered, setIsUnanswered] = useState(false);
  const [awaitedRead, setAwaitedRead] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (sending !== 'none' && !isUnanswered) setIsUnanswered(true);
  useEffect(() => {
    if (sending !== 'none') return;
    const refusal = actions.takeRefusal(mission);
    if (refusal !== null) setFailure(refusal);
    if (!isUnanswered) return;
    setIsUnanswered(false);
    setAwaitedRead(onAnswered(refusal));
  }, [sending, isUnanswered, actions, mission, onAnswered]);
  const ask = (text: string) => {
    setFailure(null);
    setIsUnanswered(true);
    actions.ask(mission, text);
  };
  const isAwaited = isUnanswered || (awaitedRead !== null && readId < awaitedRead);
  const isPending = mission.question === null && failure === null && isAwaited;
  const sent = mission.question !== null && awaitedRead !== null ? SENT : null;
  return { isPending, words: failure ?? (isPending ? WORDS[sending] : sent), failure, ask };
}
