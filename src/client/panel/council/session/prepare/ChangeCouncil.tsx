import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { CallError } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { PreviousIcon } from '#client/ui/icons.tsx';
import { type Council, councils } from '#contract/council/session/councils.ts';
import { councilPath } from '../councilPaths.ts';
import { classesText } from '../councilWords.ts';
import { readCouncil, useCouncil } from '../useCouncil.ts';
import { type Candidate, useCouncils } from '../useCouncils.ts';
import { PhasesField } from './PhasesField.tsx';
import { ResultRevealField } from './ResultFields.tsx';
import { RuleField } from './RuleField.tsx';
import { SetupFields } from './SetupFields.tsx';
import { SetupFrame } from './SetupFrame.tsx';
import { setupOf, setupValues } from './setupValues.ts';
import { useSetupForm } from './useSetupForm.ts';

/** Renders the page that changes a council: all of it before the start, afterwards what does not touch plans and ballots. */
export function ChangeCouncil() {
  const { councilId = '' } = useParams();
  const { council, error, retry } = useCouncil(councilId);
  return (
    <section className="flex flex-col gap-4">
      <div>
        <Link className="text-link" to={councilPath(councilId)}>
          <PreviousIcon className="size-5" />
          Voltar ao conselho
        </Link>
        <PageTitle title="Mudar o conselho" />
        {council && <p className="text-muted">{classesText(council.classes)}</p>}
      </div>
      {council ? (
        <Change key={council.state} council={council} />
      ) : error ? (
        <LoadFailure error={error} retry={retry} />
      ) : (
        <Spinner label="A carregar…" className="m-6 self-center" />
      )}
    </section>
  );
}

function Change({ council }: { council: Council }) {
  if (council.state === 'closed') return <EmptyState title="Este conselho já foi fechado e não muda." />;
  return council.state === 'running' ? <ChangeStarted council={council} /> : <ChangePrepared council={council} />;
}

/** Reads the plans that can be chosen from the council's first class, which names those of its other classes too. */
function ChangePrepared({ council }: { council: Council }) {
  const query = useCouncils(council.classes[0]?._id ?? '');
  if (query.isPending) return <Spinner label="A carregar…" className="m-6 self-center" />;
  if (query.data === undefined) return <LoadFailure error={query.error} retry={query.refetch} />;
  return <PreparedForm council={council} candidates={query.data.candidates} />;
}

function PreparedForm({ council, candidates }: { council: Council; candidates: readonly Candidate[] }) {
  const form = useChange(council, candidates);
  return (
    <SetupFrame form={form} label="Mudar o conselho" submitLabel="Guardar">
      <SetupFields form={form} classes={[]} candidates={[...candidates]} />
    </SetupFrame>
  );
}

/** The rule can change until the first team has voted, so that nobody chooses it by its outcome (ruling 34). */
function ChangeStarted({ council }: { council: Council }) {
  const form = useChange(council, null);
  const hasVotes = council.teams.some(({ voted }) => voted);
  const hasCosts = council.plans.every(({ cost, withdrawn }) => withdrawn || cost !== null);
  return (
    <SetupFrame form={form} label="Mudar o conselho" submitLabel="Guardar">
      <p className="card">
        O conselho já começou: as propostas e a forma de votar já não mudam.
        {hasVotes && ' Como já há votos, a regra também fica como está.'}
      </p>
      <PhasesField form={form} />
      {!hasVotes && form.values.phases.includes('vote') && <RuleField form={form} hasCosts={hasCosts} />}
      <ResultRevealField form={form} />
    </SetupFrame>
  );
}

/** `candidates` are the plans that can be chosen, without those that were withdrawn meanwhile; null when plans stay as they are. */
function useChange(council: Council, candidates: readonly Candidate[] | null) {
  const navigate = useNavigate();
  const { _id: councilId } = council;
  const client = useQueryClient();
  // The form keeps the setup that it opened with, whatever is read meanwhile.
  const revision = useRef(council.revision);
  const values = setupValues(council);
  const possible = values.proposalIds.filter((plan) => candidates?.some(({ _id }) => _id === plan) ?? true);
  return useSetupForm({
    values: { ...values, proposalIds: possible },
    send: async (form) => {
      const plans = candidates !== null && { proposalIds: form.proposalIds };
      const body = { revision: revision.current, setup: setupOf(form), ...plans };
      try {
        return await call(councils.changeCouncil, { params: { councilId }, body });
      } catch (error) {
        // The teacher has been told and may save again; what the others have changed is read before.
        if (isMoved(error)) revision.current = (await readCouncil(client, councilId)).revision;
        throw error;
      }
    },
    retries: false,
    done: 'Conselho guardado!',
    failed: 'Não foi possível guardar o conselho.',
    onDone: () => void navigate(councilPath(councilId)),
  });
}

function isMoved(error: unknown): boolean {
  return error instanceof CallError && error.code === 'councilMoved';
}
