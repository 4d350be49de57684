import { useState } from 'react';
import { Chip } from '#client/ui/Chip.tsx';
import type { Proposal } from '#contract/proposals.ts';
import { type Column, DataTable } from '../lists/DataTable.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { rowsOfPage } from '../lists/rowsOfPage.ts';
import { useListParams } from '../lists/useListParams.ts';
import { CouncilBanner } from './CouncilBanner.tsx';
import { ProposalActions } from './ProposalActions.tsx';
import { type Asked, ProposalDialogs } from './ProposalDialogs.tsx';
import { proposalState } from './proposalState.ts';
import { useProposals } from './useProposals.ts';

/** Propostas (spec, section 2): what the teams propose, to be read, edited and submitted. */
export function Proposals() {
  const place = useListParams();
  const proposals = useProposals();
  const [asked, setAsked] = useState<Asked | null>(null);
  const list = proposals.data ?? [];
  return (
    <>
      <ListScreen
        title="Propostas"
        item="Propostas"
        intro={<CouncilBanner />}
        place={place}
        total={list.length}
        state={proposals}
        empty="Sem resultados"
      >
        <DataTable
          caption="Propostas"
          columns={columns(setAsked)}
          rows={rowsOfPage(list, place)}
          rowKey={(proposal) => proposal._id}
        />
      </ListScreen>
      <ProposalDialogs asked={asked} setAsked={setAsked} />
    </>
  );
}

function columns(ask: (asked: Asked) => void): Column<Proposal>[] {
  return [
    { key: 'team', header: 'Nome da equipa', cell: ({ teamName }) => <strong>{teamName}</strong> },
    { key: 'class', header: 'Turma', cell: (proposal) => proposal.class },
    {
      key: 'proposal',
      header: 'Proposta',
      cell: ({ proposal }) => <p className="line-clamp-3 wrap-anywhere max-w-prose">{proposal}</p>,
    },
    { key: 'state', header: 'Estado', cell: (proposal) => <StateChip proposal={proposal} /> },
    { key: 'actions', header: 'Ações', cell: (proposal) => <ProposalActions proposal={proposal} ask={ask} /> },
  ];
}

function StateChip({ proposal }: { proposal: Proposal }) {
  return (
    <Chip tone={proposal.submitted ? 'ok' : 'neutral'} done={proposal.submitted}>
      {proposalState(proposal)}
    </Chip>
  );
}
