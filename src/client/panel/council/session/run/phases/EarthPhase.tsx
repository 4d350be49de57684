import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { hasPhase } from '#domain/council/session/phases.ts';
import { planNames } from '#domain/council/session/planNames.ts';
import { CertificatesLink } from '../../certificates/CertificatesLink.tsx';
import { useCouncilResult } from '../../result/useCouncilResult.ts';
import { EarthSteps } from './EarthSteps.tsx';
import type { PhaseProps } from './PhaseProps.ts';

/** Renders what follows for the plan that goes to Earth: dossier, letter, diary and certificates. */
export function EarthPhase({ council, steering }: PhaseProps) {
  return (
    <section aria-label="Depois do conselho" className="card flex flex-col items-start gap-4 p-5">
      {hasPhase(council, 'vote') ? <Winner council={council} /> : <WithoutVote council={council} steering={steering} />}
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
  const { winner } = result.data;
  const plan = council.plans.find(({ _id }) => _id === winner);
  if (plan !== undefined) return <EarthSteps council={council} plan={plan} />;
  return (
    <>
      <p className="max-w-prose text-lg">
        {winner === null
          ? 'Ainda não há uma proposta escolhida. Volte à fase Resultado para ver porquê e, se houver empate, sortear.'
          : 'A proposta escolhida foi eliminada. Pode recuperá-la na Reciclagem, ou voltar à fase Votar e contar sem ela.'}
      </p>
      <CertificatesLink councilId={council._id} />
    </>
  );
}

/** Without a vote the class agrees on a plan by talking, and its teacher says here which one it is. */
function WithoutVote({ council, steering }: PhaseProps) {
  const names = planNames(council.plans);
  const plan = council.plans.find(({ _id }) => _id === council.toEarth);
  const options = council.plans
    .filter((one) => !one.withdrawn || one === plan)
    .map(({ _id }) => ({ value: _id, label: names.get(_id) ?? '' }));
  return (
    <>
      <p className="max-w-prose text-lg">
        Este conselho não teve votação. Combine com a turma que proposta segue para a Terra.
      </p>
      <SelectField
        className="w-full max-w-md"
        label="Proposta que segue para a Terra"
        hint="As equipas veem a escolha nos seus ecrãs e no salão. Pode mudá-la."
        options={[{ value: '', label: 'Ainda por escolher' }, ...options]}
        value={plan?._id ?? ''}
        onChange={({ target }) => steering.chooseForEarth(target.value || null)}
      />
      {plan === undefined ? (
        <CertificatesLink councilId={council._id} />
      ) : (
        <EarthSteps key={plan._id} council={council} plan={plan} />
      )}
    </>
  );
}
