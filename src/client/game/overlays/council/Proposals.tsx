import { memo } from 'react';
import type { CouncilRow } from '#client/game/flow/view.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { StarRating } from '#client/ui/controls/StarRating.tsx';
import { type Column, Table } from '#client/ui/controls/Table.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { useMediaQuery } from '#client/ui/hooks/useMediaQuery.ts';
import { Marked } from '../glossary/Marked.tsx';
import type { OverlaysProps } from '../overlaysProps.ts';
import { type CouncilView, visibleCommentCount } from './councilView.ts';
import { WithheldChip } from './WithheldChip.tsx';

type ProposalsProps = OverlaysProps & { work: CouncilView };
type Send = OverlaysProps['send'];

const EMPTY = <EmptyState title="Ainda não há propostas neste sistema solar." />;

/** Renders every team's plan: a table where it fits, cards on a portrait screen. */
export function Proposals({ work, view, send, settings }: ProposalsProps) {
  const foundNothing = work.search?.found && work.proposals.length === 0;
  const isWide = useMediaQuery(settings.projector ? '(min-width: 1800px)' : '(min-width: 900px)');
  const canRate = view.mode === 'team';
  // When the list could not be loaded, there may still be proposals.
  if (foundNothing || (work.failure !== null && work.proposals.length === 0)) return null;
  if (work.proposals.length === 0) return EMPTY;
  if (isWide) return <ProposalTable rows={work.proposals} canRate={canRate} send={send} />;
  return (
    <ul className="grid grid-cols-1 gap-3">
      {work.proposals.map((row) => (
        <li key={row._id} className="rounded-card border border-line bg-surface px-4 py-3">
          <h2 className="wrap-anywhere text-[1.15em]">{row.teamName || '-'}</h2>
          <p className="wrap-anywhere mb-2 text-screen-label">
            Escola: {row.school || '-'} · Turma: {row.class || '-'}
          </p>
          <ProposalText row={row} canRate={canRate} send={send} />
        </li>
      ))}
    </ul>
  );
}

interface RowsProps {
  canRate: boolean;
  send: Send;
}

function ProposalTable({ rows, ...rest }: RowsProps & { rows: readonly CouncilRow[] }) {
  const columns: Column<CouncilRow>[] = [
    { key: 'school', header: 'ESCOLA', cell: ({ school }) => school || '-' },
    { key: 'class', header: 'TURMA', cell: (row) => row.class || '-' },
    {
      key: 'team',
      header: 'GRUPO',
      className: 'min-w-40',
      cell: ({ teamName }) => teamName || '-',
      isRowHeader: true,
    },
    {
      key: 'proposal',
      header: 'PROPOSTA',
      className: 'w-3/5 min-w-72',
      cell: (row) => <ProposalText row={row} {...rest} />,
    },
  ];
  return <Table caption="Propostas do Conselho Galáctico" columns={columns} rows={rows} rowKey={({ _id }) => _id} />;
}

/** Memoised, so that typing a comment does not render the stars of every proposal again. */
const ProposalText = memo(function ProposalText({ row, canRate, send }: RowsProps & { row: CouncilRow }) {
  const { _id, teamName, proposal, own, stars, teamProposal, isExample, chosen } = row;
  const comments = visibleCommentCount(teamProposal.comments);
  return (
    <>
      {isExample && <Chip tone="info">Exemplo</Chip>}
      {chosen !== undefined && <Chip tone="ok">Escolhida em conselho</Chip>}
      <p className="max-w-[70ch] wrap-anywhere whitespace-pre-line text-pretty">
        <Marked>{proposal || '-'}</Marked>
      </p>
      <div className="relative mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        {own ? (
          <>
            <strong className="text-screen-label">A vossa proposta</strong>
            <WithheldChip state={row.state} />
          </>
        ) : (
          <StarRating
            label={`Estrelas para ${teamName}`}
            value={stars.mine}
            disabled={!canRate}
            onChange={(given) => send({ type: 'RATE', proposalId: _id, stars: given })}
          />
        )}
        <Average stars={stars} />
        <Button variant="secondary" className="px-4!" onClick={() => send({ type: 'OPEN_COMMENTS', proposalId: _id })}>
          Comentários ({comments})<span className="sr-only"> de {teamName}</span>
        </Button>
      </div>
    </>
  );
});

function Average({ stars: { average, count } }: { stars: CouncilRow['stars'] }) {
  if (average === null || count === 0) return <span>Sem avaliações</span>;
  const votes = count === 1 ? '1 avaliação' : `${count} avaliações`;
  return (
    <span>
      Média {average.toFixed(1).replace('.', ',')} · {votes}
    </span>
  );
}
