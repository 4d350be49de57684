import { useQueries } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { PreviousIcon } from '#client/ui/icons.tsx';
import { ranking } from '#contract/council/ranking.ts';
import type { Council } from '#contract/council/session/councils.ts';
import { councilPath } from '../councilPaths.ts';
import { useCouncil } from '../useCouncil.ts';
import { Certificate } from './Certificate.tsx';
import '#client/panel/print.css';
import './certificates.css';

/** Renders the certificates of a council to print, one A4 page for every team of its classes. */
export function Certificates() {
  const { councilId = '' } = useParams();
  const { council, error, retry } = useCouncil(councilId);
  const hasStarted = council !== null && council.startedAt !== null;
  return (
    <div className="certificate-page flex flex-col gap-6">
      <div className="no-print flex flex-col gap-2">
        <Link className="text-link self-start" to={councilPath(councilId)}>
          <PreviousIcon className="size-5" />
          Voltar ao conselho
        </Link>
        <PageTitle
          title="Certificados das equipas"
          action={
            <Button disabled={!hasStarted} onClick={() => window.print()}>
              <Printer aria-hidden className="size-5" />
              Imprimir certificados
            </Button>
          }
        />
        <p className="max-w-prose">
          Uma página A4 na horizontal por equipa. Diz em que é boa, com o que fez no jogo e no conselho. Os nomes
          escrevem-se à mão.
        </p>
      </div>
      {council === null ? (
        error ? (
          <LoadFailure error={error} retry={retry} />
        ) : (
          <Spinner label="A carregar…" className="m-6 self-center" />
        )
      ) : hasStarted ? (
        <Pages council={council} />
      ) : (
        <EmptyState title="O conselho ainda não começou." />
      )}
    </div>
  );
}

function Pages({ council }: { council: Council }) {
  const { strengths, error, retry } = useStrengths(council.classes);
  if (error !== null) return <LoadFailure error={error} retry={retry} />;
  if (strengths === null) return <Spinner label="A carregar…" className="m-6 self-center" />;
  const sent = council.plans.find(({ _id }) => _id === council.toEarth)?.team._id;
  return council.teams.map((team) => (
    <Certificate
      key={team._id}
      council={council}
      team={team}
      strength={strengths.get(team._id)}
      isSent={team._id === sent}
    />
  ));
}

/** Reads what each team is good at, for all classes of a council; null until all are loaded. */
function useStrengths(classes: Council['classes']) {
  const queries = useQueries({
    queries: classes.map(({ _id: classId }) => ({
      queryKey: ['ranking', 'strengths', classId],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(ranking.classStrengths, { params: { classId } }, { signal }),
    })),
  });
  const loaded = queries.flatMap(({ data }) => data ?? []);
  const all = loaded.flatMap(({ teams }) => teams.map(({ _id, strength }): [string, string] => [_id, strength]));
  return {
    strengths: loaded.length < queries.length ? null : new Map(all),
    error: queries.find(({ error }) => error)?.error ?? null,
    retry: () => queries.map(({ refetch }) => refetch()),
  };
}
