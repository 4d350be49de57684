import type { CouncilRow } from '#client/game/flow/view.ts';
import type { OverlaysProps } from '../overlaysProps.ts';
import type { CouncilView } from './councilView.ts';
import { ReportMark } from './ReportMark.tsx';
import { WithheldChip } from './WithheldChip.tsx';

interface Props {
  proposal: CouncilRow;
  report: CouncilView['report'];
  send: OverlaysProps['send'];
}

/** Renders what is below a proposal: the status of the own one, or the way to report another team's to the teacher. */
export function ProposalMark({ proposal, report, send }: Props) {
  const { _id, teamName, own, state, reported = false } = proposal;
  if (own) return <WithheldChip state={state} />;
  if (!reported && !report.allowed) return null;
  const isThis = report.proposalId === _id;
  return (
    <ReportMark
      words={{
        what: `a proposta de ${teamName}`,
        question: 'Querem denunciar esta proposta? Só quem vos dá a aula fica a saber.',
        done: 'Denunciada a quem vos dá a aula',
      }}
      isReported={reported}
      isSending={isThis && report.sending}
      isWaiting={!isThis && report.sending}
      error={isThis ? report.error : null}
      onReport={() => send({ type: 'REPORT_PROPOSAL', proposalId: _id })}
    />
  );
}
