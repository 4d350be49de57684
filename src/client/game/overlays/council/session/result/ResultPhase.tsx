import { useMediaQuery } from '#client/ui/hooks/useMediaQuery.ts';
import orbi from '../../../../../../../assets/robot/orbi.webp';
import type { SessionProps } from '../sessionProps.ts';
import { Result } from './Result.tsx';
import { Reveal } from './Reveal.tsx';

/** Renders that the votes are being counted, then the moment of the result, then the result with its reasons. */
export function ResultPhase(props: SessionProps) {
  const { session, council, settings } = props;
  const { result, plans } = session;
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)') || settings.calm;
  if (result === null) return <Counting />;
  const winner = plans.find(({ _id }) => _id === result.winner);
  if (winner !== undefined && !isStill && !council.view.seen.result) {
    return <Reveal plan={winner} onDone={() => council.actions.see('result')} />;
  }
  return <Result result={result} {...props} />;
}

function Counting() {
  return (
    <section className="glass flex flex-wrap items-center gap-5 p-5" aria-labelledby="session-counting">
      <img src={orbi} alt="" width="120" height="120" className="size-30 shrink-0 object-contain" />
      <div className="min-w-0 grow basis-60">
        <h2 id="session-counting" className="text-[1.4em]">
          Já se conta…
        </h2>
        <p className="text-lg text-pretty">
          A votação está fechada. Olhem para a frente: o resultado mostra-se na sala.
        </p>
      </div>
    </section>
  );
}
