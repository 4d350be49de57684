import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { PreviousIcon } from '#client/ui/icons.tsx';
import { curriculum } from '#contract/classroom/curriculum.ts';
import { classPath } from '../overview/classLinks.ts';
import { CurriculumReport } from './CurriculumReport.tsx';
import '#client/panel/print.css';
import './curriculum.css';

/** Renders which dimensions of the national strategy a class has worked on, for printing. */
export function CurriculumPage() {
  const { classId = '' } = useParams();
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: ['classes', 'curriculum', classId],
    queryFn: ({ signal }) => call(curriculum.classCurriculum, { params: { classId } }, { signal }),
  });
  const hasWork = data !== undefined && data.times.length + data.sessions.length > 0;
  return (
    <div className="curriculum-page flex flex-col gap-6">
      <div className="no-print flex flex-col gap-2">
        <Link className="text-link self-start" to={classPath(classId)}>
          <PreviousIcon className="size-5" />
          Voltar à turma
        </Link>
        <PageTitle
          title="O que a turma trabalhou"
          action={
            <Button disabled={!hasWork} onClick={() => window.print()}>
              <Printer aria-hidden className="size-5" />
              Imprimir
            </Button>
          }
        />
        <p className="max-w-prose">
          As dimensões da Estratégia Nacional de Educação para a Cidadania, contadas a partir do que as equipas
          entregaram e das sessões que já deu. Só números, sem nomes.
        </p>
      </div>
      {isPending && <Spinner label="A carregar…" className="m-6 self-center" />}
      {isError && <LoadFailure error={error} retry={refetch} />}
      {data &&
        (hasWork ? (
          <CurriculumReport of={data} />
        ) : data.groups.length === 0 ? (
          <EmptyState title="Esta turma ainda não tem equipas." />
        ) : (
          <EmptyState title="Ainda não há trabalho para contar.">
            <p>A conta começa quando a primeira equipa entregar o treino.</p>
          </EmptyState>
        ))}
    </div>
  );
}
