import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { LIVE_REFETCH } from '#client/panel/lists/liveRefetch.ts';
import { type Column, Table } from '#client/ui/controls/Table.tsx';
import { proposals } from '#contract/council/proposals.ts';
import type { Council } from '#contract/council/session/councils.ts';
import { COMMENT_KIND_NAMES, COMMENT_KINDS, type CommentKind } from '#domain/council/comments.ts';
import { PAGE_LIMIT_MAX } from '#domain/limits.ts';
import { planPath } from '../../councilPaths.ts';
import { type CommentCounts, countComments, NO_COMMENTS } from './commentCounts.ts';
import type { PhaseProps } from './PhaseProps.ts';

type Plan = Council['plans'][number];

const HEADERS: Record<CommentKind, string> = {
  ...COMMENT_KIND_NAMES,
  question: 'Perguntas',
  suggestion: 'Sugestões',
};

/** Renders how each plan is debated, with the way to its comments. */
export function DebatePhase({ council: { plans, classes } }: PhaseProps) {
  const { counts, error, retry } = useCommentCounts(classes);
  const columns: readonly Column<Plan>[] = [
    { key: 'plan', header: 'Proposta de', isRowHeader: true, cell: ({ team }) => <PlanLink name={team.name} /> },
    ...COMMENT_KINDS.map(
      (kind): Column<Plan> => ({
        key: kind,
        header: HEADERS[kind],
        align: 'right',
        cell: ({ _id }) => <Count of={counts && (counts.get(_id) ?? NO_COMMENTS)[kind]} />,
      }),
    ),
    {
      key: 'open',
      header: 'Sem resposta',
      align: 'right',
      cell: ({ _id }) => <Count of={counts && (counts.get(_id) ?? NO_COMMENTS).unanswered} />,
    },
  ];
  return (
    <>
      {error !== null && <LoadFailure error={error} retry={retry} />}
      <Table
        caption="Comentários de cada proposta"
        captionShown
        columns={columns}
        rows={plans.filter(({ withdrawn }) => !withdrawn)}
        rowKey={({ _id }) => _id}
        busy={counts === null}
      />
      <p className="text-muted">
        «Sem resposta» conta as perguntas que a equipa da proposta ainda não respondeu. O nome da equipa abre a
        proposta.
      </p>
    </>
  );
}

/** As high as the link in its row. */
function Count({ of }: { of: number | null }) {
  return <span className="inline-flex min-h-12 items-center">{of}</span>;
}

function PlanLink({ name }: { name: string }) {
  return (
    <Link className="text-link wrap-anywhere" to={planPath(name)}>
      {name}
    </Link>
  );
}

/** Counts the comments on the plans of some classes; null until all are loaded. */
function useCommentCounts(classes: Council['classes']) {
  const queries = useQueries({
    queries: classes.map(({ name }) => {
      const query = { page: 0, limit: PAGE_LIMIT_MAX, sort: 'team', order: 'asc', search: name } as const;
      return {
        queryKey: ['proposals', 'debate', query],
        queryFn: ({ signal }: { signal: AbortSignal }) => call(proposals.proposalPage, { query }, { signal }),
        ...LIVE_REFETCH,
      };
    }),
  });
  const pages = queries.flatMap(({ data }) => data ?? []);
  const counts: ReadonlyMap<string, CommentCounts> | null =
    pages.length < queries.length ? null : countComments(pages.flatMap((page) => page.proposals));
  return {
    counts,
    error: queries.find(({ error }) => error)?.error ?? null,
    retry: () => queries.map(({ refetch }) => refetch()),
  };
}
