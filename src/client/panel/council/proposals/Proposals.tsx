import { Orbit } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { ListScreen } from '#client/panel/lists/ListScreen.tsx';
import type { Column } from '#client/panel/lists/table/Column.ts';
import { useListParams } from '#client/panel/lists/useListParams.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import type { Proposal } from '#contract/council/proposals.ts';
import { SelectionLinks } from '../selection/SelectionLinks.tsx';
import { newCouncilPath } from '../session/councilPaths.ts';
import { CouncilBanner } from './CouncilBanner.tsx';
import { ProposalActions } from './ProposalActions.tsx';
import { type ProposalDialog, ProposalDialogs } from './ProposalDialogs.tsx';
import { ProposalStars } from './ProposalStars.tsx';
import { proposalState } from './proposalState.ts';
import { useProposals } from './useProposals.ts';
import { WhyWithheld } from './WhyWithheld.tsx';

const SORTS = ['team', 'class', 'stars', 'state'] as const;

/** Renders Propostas (spec, section 2): the teams' proposals, to read, edit and submit. */
export function Proposals() {
  const { isAdmin } = useStaff();
  const place = useListParams(SORTS);
  const proposals = useProposals(place);
  const pagination = proposals.data?.pagination;
  const [asked, setAsked] = useState<ProposalDialog | null>(null);
  const columns = useMemo(() => columnsOf(setAsked, isAdmin), [isAdmin]);
  return (
    <>
      <ListScreen
        title="Propostas"
        item="Propostas"
        action={
          <div className="flex flex-wrap gap-3">
            <SelectionLinks />
            <Link className={buttonStyle('primary')} to={newCouncilPath()}>
              <Orbit aria-hidden className="size-5" />
              Preparar Conselho
            </Link>
          </div>
        }
        intro={<CouncilBanner />}
        searchWords="Pesquisar em todas as propostas"
        place={place}
        columns={columns}
        rows={proposals.data?.proposals}
        rowKey={({ _id }) => _id}
        rowName={({ teamName }) => teamName}
        total={pagination?.total ?? 0}
        more={pagination?.more}
        state={proposals}
        empty="Sem resultados"
      />
      <ProposalDialogs asked={asked} setAsked={setAsked} />
    </>
  );
}

function columnsOf(ask: (asked: ProposalDialog) => void, canReopen: boolean): Column<Proposal>[] {
  return [
    {
      key: 'team',
      header: 'Nome da equipa',
      rowHeader: true,
      cell: ({ teamName }) => teamName,
    },
    {
      key: 'class',
      header: 'Turma',
      minWidth: 'min-w-22',
      freeText: true,
      cell: (proposal) => proposal.class,
    },
    {
      key: 'proposal',
      header: 'Proposta',
      freeText: true,
      cell: ({ proposal }) => (
        <p className="line-clamp-3 wrap-anywhere max-w-prose @min-[860px]:min-w-36">{proposal}</p>
      ),
    },
    {
      key: 'stars',
      header: 'Estrelas',
      cell: ({ stars }) => <ProposalStars stars={stars} />,
    },
    { key: 'state', header: 'Estado', cell: (proposal) => <StateChip proposal={proposal} /> },
    {
      key: 'actions',
      header: 'Ações',
      cell: (proposal) => <ProposalActions proposal={proposal} ask={ask} canReopen={canReopen} />,
    },
  ];
}

function StateChip({ proposal }: { proposal: Proposal }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <Chip tone={proposal.submitted ? 'ok' : 'neutral'} done={proposal.submitted}>
        {proposalState(proposal)}
      </Chip>
      {proposal.chosen !== undefined && <Chip tone="info">Escolhida em conselho</Chip>}
      <WhyWithheld proposal={proposal} />
    </div>
  );
}
