import type { CouncilRow } from '#client/game/flow/view.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { StarRating } from '#client/ui/StarRating.tsx';
import { type Column, Table } from '#client/ui/Table.tsx';
import { GLASS } from '../glass.ts';
import { NoticeBar } from '../NoticeBar.tsx';
import type { OverlaysProps } from '../overlaysProps.ts';
import { CommentsDialog } from './CommentsDialog.tsx';
import { CouncilHeader } from './CouncilHeader.tsx';
import type { CouncilView } from './councilView.ts';

type CouncilProps = OverlaysProps & { work: CouncilView };

/** The voting screen (spec, section 2): every team's plan, to read, rate and discuss. */
export function CouncilScreen(props: CouncilProps) {
  const { work, view, send } = props;
  return (
    <main className="absolute inset-0 overflow-y-auto p-3 sm:p-6" aria-label="Conselho Galáctico">
      <div className="mx-auto flex max-w-[100rem] flex-col gap-4">
        <CouncilHeader {...props} />
        {view.notice && <NoticeBar notice={view.notice} send={send} />}
        {work.failure && <Failure text={work.failure} send={send} />}
        <section className={`${GLASS} p-3`} aria-label="Propostas">
          <div className="mb-2 flex flex-wrap items-center justify-between gap-3 px-1">
            <p className="text-pretty">
              Leiam as propostas, deem estrelas e comentem. Podem mudar as estrelas quando quiserem.
            </p>
            <Button variant="secondary" busy={work.loading} onClick={() => send({ type: 'REFRESH_COUNCIL' })}>
              Atualizar
            </Button>
          </div>
          {work.loading && work.proposals.length === 0 ? (
            <p className="grid place-items-center p-8">
              <Spinner label="A carregar..." />
            </p>
          ) : (
            <Proposals {...props} />
          )}
        </section>
      </div>
      <CommentsDialog {...props} />
    </main>
  );
}

function Failure({ text, send }: { text: string; send: OverlaysProps['send'] }) {
  const retry = (
    <Button variant="secondary" onClick={() => send({ type: 'REFRESH_COUNCIL' })}>
      Tentar de novo
    </Button>
  );
  return (
    <Banner tone="error" live action={retry}>
      {text}
    </Banner>
  );
}

function Proposals({ work, view, send }: CouncilProps) {
  const columns: Column<CouncilRow>[] = [
    { key: 'school', header: 'ESCOLA', cell: ({ school }) => school || '-' },
    { key: 'class', header: 'TURMA', cell: (row) => row.class || '-' },
    { key: 'team', header: 'GRUPO', cell: ({ teamName }) => teamName || '-', isRowHeader: true },
    {
      key: 'proposal',
      header: 'PROPOSTA',
      className: 'w-3/5 min-w-72',
      cell: (row) => <ProposalCell row={row} canRate={view.mode === 'team'} send={send} />,
    },
  ];
  return (
    <Table
      caption="Propostas do Conselho Galáctico"
      columns={columns}
      rows={work.proposals}
      rowKey={({ _id }) => _id}
      empty={<EmptyState title="Ainda não há propostas neste sistema solar." />}
    />
  );
}

function ProposalCell({ row, canRate, send }: { row: CouncilRow; canRate: boolean; send: OverlaysProps['send'] }) {
  const { _id, teamName, proposal, own, stars, teamProposal } = row;
  const comments = teamProposal.comments.length;
  return (
    <>
      <p className="max-w-[70ch] whitespace-pre-line text-pretty">{proposal || '-'}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        {own ? (
          <strong className="text-screen-label">A vossa proposta</strong>
        ) : (
          <StarRating
            label={`Estrelas para ${teamName}`}
            value={stars.mine}
            disabled={!canRate}
            onChange={(given) => send({ type: 'RATE', proposalId: _id, stars: given })}
          />
        )}
        <Average stars={stars} />
        <Button variant="secondary" className="px-4" onClick={() => send({ type: 'OPEN_COMMENTS', proposalId: _id })}>
          Comentários ({comments})<span className="sr-only"> de {teamName}</span>
        </Button>
      </div>
    </>
  );
}

function Average({ stars: { average, count } }: { stars: CouncilRow['stars'] }) {
  if (average === null || count === 0) return <span>Sem avaliações</span>;
  const votes = count === 1 ? '1 avaliação' : `${count} avaliações`;
  return (
    <span>
      Média {average.toFixed(1).replace('.', ',')} · {votes}
    </span>
  );
}
