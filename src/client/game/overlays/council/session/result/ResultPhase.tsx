import { useMediaQuery } from '#client/ui/hooks/useMediaQuery.ts';
import type { SessionProps } from '../sessionProps.ts';
import { Counting } from './Counting.tsx';
import { Result } from './Result.tsx';
import { Reveal } from './Reveal.tsx';

/** Renders that the votes are being counted, then the moment of the result, then the result with its reasons. */
export function ResultPhase(props: SessionProps) {
  const { session, council, supports, hall = 'none' } = props;
  const { result, plans } = session;
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)') || supports.calm;
  if (result === null) return <Counting />;
  const winner = plans.find(({ _id }) => _id === result.winner);
  if (winner !== undefined && !isStill && !council.view.seen.result) {
    if (hall === 'loading') return <Counting />;
    return <Reveal plan={winner} isOnStage={hall !== 'none'} onDone={() => council.actions.markSeen('result')} />;
  }
  return <Result result={result} {...props} />;
}
