import type { CouncilRow } from '#client/game/flow/view.ts';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import type { OverlaysProps } from '../overlaysProps.ts';
import type { CouncilView } from './councilView.ts';
import { ReportMark } from './ReportMark.tsx';

interface Props {
  comment: CouncilRow['teamProposal']['comments'][number];
  report: CouncilView['report'];
  send: OverlaysProps['send'];
}

/** Renders what is below a comment: the status of the own one, or the way to report another team's to the teacher. */
export function CommentMark({ comment, report, send }: Props) {
  const { _id, name, state, mine, reported = false } = comment;
  if (state === 'waiting') return <Waiting />;
  if (state === 'hidden') return <Chip tone="danger">Escondido pelo professor</Chip>;
  if (!reported && (mine || !report.allowed)) return null;
  const isThis = report.commentId === _id;
  return (
    <ReportMark
      words={{
        what: `o comentário de ${name}`,
        question: 'Querem denunciar este comentário? Só o professor fica a saber.',
        done: 'Denunciado ao professor',
      }}
      isReported={reported}
      isSending={isThis && report.sending}
      isWaiting={!isThis && report.sending}
      error={isThis ? report.error : null}
      onReport={() => send({ type: 'REPORT_COMMENT', commentId: _id })}
    />
  );
}

/**
 * Shows where to find help under every comment that waits, whatever the reason, so that it does not reveal the reason.
 */
function Waiting() {
  return (
    <>
      <Chip tone="warn">À espera do professor</Chip>
      <p className="text-muted">Alguém não está bem? Falem com um adulto ou liguem 1411; em perigo, 112.</p>
    </>
  );
}
