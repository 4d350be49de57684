import { useState } from 'react';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import type { Council } from '#contract/council/session/councils.ts';
import { planNames } from '#domain/council/session/planNames.ts';
import { CertificatesLink } from '../../certificates/CertificatesLink.tsx';
import { useCouncilResult } from '../../result/useCouncilResult.ts';
import { EarthSteps } from './EarthSteps.tsx';

interface Props {
  council: Council;
}

/** Renders what follows for the plan that goes to Earth: dossier, letter, diary and certificates. */
export function EarthPhase({ council }: Props) {
  const hasVote = council.phases.some(({ phase }) => phase === 'vote');
  return (
    <section aria-label="Depois do conselho" className="card flex flex-col items-start gap-4 p-5">
      {hasVote ? <Winner council={council} /> : <WithoutVote council={council} />}
    </section>
  );
}

function Winner({ council }: Props) {
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
function WithoutVote({ council }: Props) {
  const [chosen, setChosen] = useState('');
  const names = planNames(council.plans);
  const plans = council.plans.filter(({ withdrawn }) => !withdrawn);
  const plan = plans.find(({ _id }) => _id === chosen);
  return (
    <>
      <p className="max-w-prose text-lg">
        Este conselho não teve votação. Combinem em conversa que proposta segue para a Terra.
      </p>
      <SelectField
        className="w-full max-w-md"
        label="Proposta que segue para a Terra"
        hint="A escolha abre os passos seguintes neste ecrã; não fica registada."
        placeholder="Escolha a proposta"
        options={plans.map(({ _id }) => ({ value: _id, label: names.get(_id) ?? '' }))}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      {plan === undefined ? (
        <CertificatesLink councilId={council._id} />
      ) : (
        <EarthSteps key={plan._id} council={council} plan={plan} />
      )}
    </>
  );
}
