import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { ClassChoice } from '#client/panel/school/classes/ClassChoice.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { PreviousIcon } from '#client/ui/icons.tsx';
import { councils } from '#contract/council/session/councils.ts';
import { classes } from '#contract/school/classes.ts';
import { COUNCIL_PLANS } from '#domain/limits.ts';
import { councilPath } from '../councilPaths.ts';
import { type CouncilsOfClass, openCouncil, useCouncils } from '../useCouncils.ts';
import { CouncilList } from './CouncilList.tsx';
import { SetupFields } from './SetupFields.tsx';
import { SetupFrame } from './SetupFrame.tsx';
import { newSetup, setupOf } from './setupValues.ts';
import { useSetupForm } from './useSetupForm.ts';

/** Renders 'Preparar Conselho': the councils of a class, and the form of a new one. The address names the class. */
export function PrepareCouncil() {
  const [params, setParams] = useSearchParams();
  const list = useQuery({
    queryKey: ['classes', 'all'],
    queryFn: ({ signal }) => call(classes.allClasses, {}, { signal }),
  });
  const known = list.data?.classes ?? [];
  const [only] = known.length === 1 ? known : [];
  const classId = params.get('class') ?? only?._id ?? '';
  const choose = (id: string) => setParams(id === '' ? {} : { class: id }, { replace: true });
  return (
    <section className="flex flex-col gap-4">
      <div>
        <Link className="text-link" to="/panel/solar-systems/proposals">
          <PreviousIcon className="size-5" />
          Propostas
        </Link>
        <PageTitle
          title="Preparar Conselho"
          action={known.length > 0 && <ClassChoice known={known} value={classId} onChoose={choose} />}
        />
      </div>
      {list.isPending ? (
        <Spinner label="A carregar…" className="m-6 self-center" />
      ) : list.isError ? (
        <LoadFailure error={list.error} retry={list.refetch} />
      ) : classId === '' ? (
        <EmptyState title={known.length === 0 ? 'Ainda não tem turmas.' : 'Escolha a turma que vai ter o conselho.'} />
      ) : (
        <OfClass key={classId} classId={classId} />
      )}
    </section>
  );
}

function OfClass({ classId }: { classId: string }) {
  const query = useCouncils(classId);
  if (query.isPending) return <Spinner label="A carregar…" className="m-6 self-center" />;
  if (query.data === undefined) return <LoadFailure error={query.error} retry={query.refetch} />;
  return (
    <>
      {query.isError && <LoadFailure error={query.error} retry={query.refetch} />}
      <CouncilList councils={query.data.councils} />
      <NewCouncil classId={classId} of={query.data} />
    </>
  );
}

function NewCouncil({ classId, of }: { classId: string; of: CouncilsOfClass }) {
  if (openCouncil(of) !== undefined) {
    return (
      <p className="card">
        Uma turma tem um conselho de cada vez. Para preparar outro, feche ou elimine primeiro o que está aberto.
      </p>
    );
  }
  if (of.candidates.length < COUNCIL_PLANS.min) return <TooFewPlans count={of.candidates.length} />;
  return <NewCouncilForm classId={classId} of={of} />;
}

function TooFewPlans({ count }: { count: number }) {
  return (
    <EmptyState title={`O conselho precisa de pelo menos ${COUNCIL_PLANS.min} propostas.`}>
      <p className="max-w-prose">
        {count === 0 ? 'Ainda não há nenhuma proposta' : 'Por agora só há uma proposta'} que possa entrar. Uma proposta
        nasce quando a equipa acaba a missão 4, e entra enquanto as outras equipas a veem.
      </p>
      <Link className="text-link" to="/panel/solar-systems/proposals">
        Abrir as Propostas
      </Link>
    </EmptyState>
  );
}

function NewCouncilForm({ classId, of }: { classId: string; of: CouncilsOfClass }) {
  const navigate = useNavigate();
  const form = useSetupForm({
    values: newSetup(classId, of.candidates),
    send: (values) =>
      call(councils.prepareCouncil, {
        body: { classIds: values.classIds, proposalIds: values.proposalIds, setup: setupOf(values) },
      }),
    retries: false,
    done: 'Conselho preparado!',
    failed: 'Não foi possível preparar o conselho.',
    onDone: ({ _id }) => void navigate(councilPath(_id)),
  });
  return (
    <SetupFrame form={form} label="Novo conselho" submitLabel="Preparar o conselho">
      <SetupFields form={form} classes={of.classes} candidates={of.candidates} />
    </SetupFrame>
  );
}
