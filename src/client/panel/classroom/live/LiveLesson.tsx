import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { ClassChoice } from '#client/panel/school/classes/ClassChoice.tsx';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { classes } from '#contract/school/classes.ts';
import { LiveClassView } from './LiveClassView.tsx';

/** Renders 'Aula em direto': choose a class, and see and steer it live (ruling 33). The address names the class. */
export function LiveLesson() {
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
      <PageTitle
        title="Aula em direto"
        action={known.length > 0 && <ClassChoice known={known} value={classId} onChoose={choose} />}
      />
      {list.isPending ? (
        <Spinner label="A carregar…" className="m-6 self-center" />
      ) : list.isError ? (
        <LoadFailure error={list.error} retry={list.refetch} />
      ) : known.length === 0 ? (
        <NoClass />
      ) : classId === '' ? (
        <EmptyState title="Escolha a turma que está em aula." />
      ) : (
        <LiveClassView key={classId} classId={classId} />
      )}
    </section>
  );
}

function NoClass() {
  return (
    <EmptyState title="Ainda não tem turmas.">
      <Link className={buttonStyle('primary')} to="/panel/imports">
        Criar a turma e as equipas
      </Link>
    </EmptyState>
  );
}
