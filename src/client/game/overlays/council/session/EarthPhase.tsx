import { Button } from '#client/ui/controls/Button.tsx';
import { PlanHead } from './PlanHead.tsx';
import { WITHDRAWN_WINNER } from './plans.ts';
import type { SessionProps } from './sessionProps.ts';

const STEPS = [
  ['Preparar o dossiê', 'O que se pede, a quem, como se faz e quanto custa.'],
  ['Entregar', 'À direção da escola, à junta ou a quem pode dizer que sim.'],
  ['Acompanhar', 'O que foi acontecendo fica escrito, até estar feito ou se saber porque não.'],
] as const;

/** Renders the plan that goes to Earth and what comes next. */
export function EarthPhase({ session, onDossier }: SessionProps) {
  const winner = session.plans.find(({ _id }) => _id === session.toEarth);
  return (
    <section className="glass council-glass grid gap-5 p-5" aria-labelledby="session-earth">
      {winner === undefined ? (
        <h2 id="session-earth" className="text-[1.4em]">
          As propostas seguem para a Terra
        </h2>
      ) : (
        <>
          <h2 id="session-earth" className="label-caps text-screen-label">
            A proposta que segue para a Terra
          </h2>
          <PlanHead team={winner.team} size="lg">
            {winner.mine && ' · a vossa'}
          </PlanHead>
          <p className="max-w-[70ch] wrap-anywhere whitespace-pre-line text-lg text-pretty">
            {winner.withdrawn ? WITHDRAWN_WINNER : winner.text}
          </p>
        </>
      )}
      <div>
        <h3 className="text-[1.2em]">O que acontece a seguir</h3>
        <ol className="mt-2 grid gap-3 tablet:grid-cols-3 projected:grid-cols-1!">
          {STEPS.map(([title, words], index) => (
            <li key={title} className="rounded-xl bg-glass-lit px-4 py-3">
              <strong className="font-display text-[1.1em]">
                {index + 1}. {title}
              </strong>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </div>
      {winner?.mine && onDossier && (
        <Button className="justify-self-start" onClick={onDossier}>
          Abrir o Dossiê da Terra
        </Button>
      )}
      <p className="max-w-[70ch] text-pretty">
        As outras propostas não se perdem: ficam no conselho, e qualquer turma as pode levar à sua escola.
      </p>
    </section>
  );
}
