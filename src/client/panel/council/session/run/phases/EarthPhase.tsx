import { Link } from 'react-router-dom';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { CertificatesLink } from '../../certificates/CertificatesLink.tsx';
import { planPath } from '../../councilPaths.ts';
import { useCouncilResult } from '../../result/useCouncilResult.ts';
import type { PhaseProps } from './PhaseProps.ts';

/** Renders what follows for the plan that won. */
export function EarthPhase({ council }: PhaseProps) {
  const hasVote = council.phases.some(({ phase }) => phase === 'vote');
  return (
    <section aria-label="Depois do conselho" className="card flex flex-col items-start gap-4 p-5">
      {hasVote ? (
        <Winner council={council} />
      ) : (
        <p className="max-w-prose text-lg">
          Este conselho não teve votação. Combinem em conversa que proposta segue para a Terra, e prepare-a em
          Propostas.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!hasVote && (
          <Link className={buttonStyle('secondary')} to="/panel/solar-systems/proposals">
            Abrir as Propostas
          </Link>
        )}
        <CertificatesLink councilId={council._id} />
      </div>
    </section>
  );
}

function Winner({ council }: Pick<PhaseProps, 'council'>) {
  const result = useCouncilResult(council);
  if (result.data === undefined) {
    return result.isError ? (
      <LoadFailure error={result.error} retry={result.refetch} />
    ) : (
      <Spinner label="A carregar…" className="self-center" />
    );
  }
  const plan = council.plans.find(({ _id }) => _id === result.data.winner);
  if (plan === undefined) {
    return (
      <p className="max-w-prose text-lg">
        Ainda não há uma proposta escolhida. Volte à fase Resultado para ver porquê e, se houver empate, sortear.
      </p>
    );
  }
  return (
    <>
      <h3 className="wrap-anywhere text-2xl">A proposta de {plan.team.name} segue para a Terra</h3>
      <ol className="flex max-w-prose list-decimal flex-col gap-1 pl-6 text-lg">
        <li>Em Propostas, complete com a equipa o dossiê da proposta.</li>
        <li>Entreguem-na à direção da escola, ou a quem pode decidir.</li>
        <li>Contem mais tarde à turma o que aconteceu, mesmo que a resposta seja não.</li>
      </ol>
      <Link className={buttonStyle('primary')} to={planPath(plan.team.name)}>
        Abrir a proposta de {plan.team.name}
      </Link>
    </>
  );
}
