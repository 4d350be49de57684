import { useState } from 'react';
import type { CouncilRow } from '#client/game/flow/view.ts';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/Chip.tsx';
import type { OverlaysProps } from '../overlaysProps.ts';
import type { CouncilView } from './councilView.ts';

type Comment = CouncilRow['teamProposal']['comments'][number];

interface Props {
  comment: Comment;
  report: CouncilView['report'];
  send: OverlaysProps['send'];
}

/** What stands below a comment: how the own one stands, or the way to tell the teacher of another team's. */
export function CommentMark({ comment, report, send }: Props) {
  const { _id, state, mine, reported } = comment;
  if (state === 'waiting') return <Chip tone="warn">À espera do professor</Chip>;
  if (state === 'hidden') return <Chip tone="danger">Escondido pelo professor</Chip>;
  if (reported) return <Chip tone="info">Denunciado ao professor</Chip>;
  if (mine || !report.allowed) return null;
  const isThis = report.commentId === _id;
  return (
    <Report
      comment={comment}
      isSending={isThis && report.sending}
      error={isThis ? report.error : null}
      onReport={() => send({ type: 'REPORT_COMMENT', commentId: _id })}
    />
  );
}

interface ReportProps {
  comment: Comment;
  isSending: boolean;
  error: string | null;
  onReport: () => void;
}

/** Asked once more: one tap of one finger must not accuse anybody. */
function Report({ comment, isSending, error, onReport }: ReportProps) {
  const [isAsking, setAsking] = useState(false);
  const of = <span className="sr-only"> o comentário de {comment.name}</span>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isAsking ? (
        <>
          <p role="alert" className="basis-full">
            Querem denunciar este comentário? Só o professor fica a saber.
          </p>
          <Button
            ref={takeFocus}
            variant="secondary"
            className="px-4!"
            disabled={isSending}
            onClick={() => setAsking(false)}
          >
            Cancelar
          </Button>
          <Button variant="danger" className="px-4!" busy={isSending} onClick={onReport}>
            Sim, denunciar
          </Button>
        </>
      ) : (
        <Button variant="secondary" className="px-4!" onClick={() => setAsking(true)}>
          Denunciar{of}
        </Button>
      )}
      <p role="alert" className="text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

/** The button that was pressed has gone: the focus stays where it was. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}
