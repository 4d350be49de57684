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

/** What stands below a comment: how the own one stands, or the way to tell the teacher of another team's. */
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

/** Says where to find help under every comment that waits, whatever the reason, so that the line does not give the reason away. */
function Waiting() {
  return (
    <>
      <Chip tone="warn">À espera do professor</Chip>
      <p className="text-muted">Alguém não está bem? Falem com um adulto ou liguem 1411; em perigo, 112.</p>
    </>
  );
}
