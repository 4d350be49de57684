import { type Ref, useEffect, useRef, useState } from 'react';
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
  const [isReporter, setReporter] = useState(false);
  const { _id, state, mine, reported } = comment;
  if (state === 'waiting') return <Chip tone="warn">À espera do professor</Chip>;
  if (state === 'hidden') return <Chip tone="danger">Escondido pelo professor</Chip>;
  if (reported) return <Reported ref={isReporter ? takeLostFocus : null} />;
  if (mine || !report.allowed) return null;
  const isThis = report.commentId === _id;
  const onReport = () => {
    setReporter(true);
    send({ type: 'REPORT_COMMENT', commentId: _id });
  };
  return (
    <Report
      comment={comment}
      isSending={isThis && report.sending}
      isWaiting={!isThis && report.sending}
      error={isThis ? report.error : null}
      onReport={onReport}
    />
  );
}

function Reported({ ref }: { ref: Ref<HTMLSpanElement> }) {
  return (
    <span ref={ref} tabIndex={-1} className="rounded-full">
      <Chip tone="info">Denunciado ao professor</Chip>
    </span>
  );
}

interface ReportProps {
  comment: Comment;
  isSending: boolean;
  /** Another report is on its way: they go one after the other. */
  isWaiting: boolean;
  error: string | null;
  onReport: () => void;
}

/** Asked once more: one tap of one finger must not accuse anybody. */
function Report({ comment, isSending, isWaiting, error, onReport }: ReportProps) {
  const [step, setStep] = useState<'before' | 'asking' | 'cancelled'>('before');
  return (
    <div className="flex flex-wrap items-center gap-2">
      {step === 'asking' ? (
        <Question
          isSending={isSending}
          isWaiting={isWaiting}
          error={error}
          onCancel={() => setStep('cancelled')}
          onReport={onReport}
        />
      ) : (
        <Button
          ref={step === 'cancelled' ? takeFocus : null}
          variant="secondary"
          className="px-4!"
          onClick={() => setStep('asking')}
        >
          Denunciar<span className="sr-only"> o comentário de {comment.name}</span>
        </Button>
      )}
      <p role="alert" className="text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

function Question({
  isSending,
  isWaiting,
  error,
  onCancel,
  onReport,
}: Omit<ReportProps, 'comment'> & { onCancel: () => void }) {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (error !== null) takeLostFocus(yes.current);
  }, [error]);
  return (
    <>
      <p role="alert" className="basis-full">
        Querem denunciar este comentário? Só o professor fica a saber.
      </p>
      <Button ref={takeFocus} variant="secondary" className="px-4!" disabled={isSending} onClick={onCancel}>
        Cancelar
      </Button>
      <Button ref={yes} variant="danger" className="px-4!" disabled={isWaiting} busy={isSending} onClick={onReport}>
        Sim, denunciar
      </Button>
      <p role="status" className="text-muted empty:hidden">
        {isWaiting && 'A enviar outra denúncia…'}
      </p>
    </>
  );
}

/** The button that was pressed has gone: the focus stays where it was. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** The same after an answer, which may come late: who has gone on in the dialog meanwhile is left alone. */
function takeLostFocus(element: HTMLElement | null): void {
  if (!element?.closest('dialog')?.contains(document.activeElement)) element?.focus();
}
