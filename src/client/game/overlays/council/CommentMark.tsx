import type { CouncilRow } from '#client/game/flow/view.ts';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import type { OverlaysProps } from '../overlaysProps.ts';
import type { CouncilView } from './councilView.ts';
import { ReportMark } from './ReportMark.tsx';

type Comment = CouncilRow['teamProposal']['comments'][number];

interface Props {
  /** A comment, or the answer to one. */
  text: Pick<Comment, '_id' | 'state' | 'mine' | 'reported'>;
  kind: 'comment' | 'answer';
  /** The team that wrote it. */
  author: string;
  report: CouncilView['report'];
  send: OverlaysProps['send'];
}

/** Renders the status of the team's own comment or answer, or the button that reports another team's. */
export function CommentMark({ text, kind, author, report, send }: Props) {
  const { _id, state, mine, reported = false } = text;
  const isComment = kind === 'comment';
  if (state === 'waiting') return <Waiting />;
  if (state === 'hidden')
    return (
      <Chip tone="danger">{isComment ? 'Escondido por quem vos dá a aula' : 'Escondida por quem vos dá a aula'}</Chip>
    );
  if (!reported && (mine || !report.allowed)) return null;
  const isThis = report.commentId === _id;
  return (
    <ReportMark
      words={{
        what: isComment ? `o comentário de ${author}` : `a resposta de ${author}`,
        question: `Querem denunciar ${isComment ? 'este comentário' : 'esta resposta'}? Só quem vos dá a aula fica a saber.`,
        done: isComment ? 'Denunciado a quem vos dá a aula' : 'Denunciada a quem vos dá a aula',
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
 * Shows where to find help under every text that waits, whatever the reason, so that it does not reveal the reason.
 */
function Waiting() {
  return (
    <>
      <Chip tone="warn">À espera de quem vos dá a aula</Chip>
      <p className="text-muted">Alguém não está bem? Falem com um adulto ou liguem 1411; em perigo, 112.</p>
    </>
  );
}
