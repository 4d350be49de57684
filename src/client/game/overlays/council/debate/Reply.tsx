import { type ReactNode, useId, useState } from 'react';
import { canChangePlan } from '#client/game/flow/rules/replies.ts';
import type { CouncilRow } from '#client/game/flow/view.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { COMMENT_MAX_CHARS, PROPOSAL_MAX_CHARS } from '#domain/limits.ts';
import { Marked } from '../../glossary/Marked.tsx';
import type { OverlaysProps } from '../../overlaysProps.ts';
import { CommentMark } from '../CommentMark.tsx';
import type { CouncilView } from '../councilView.ts';
import { takeFocus, takeLostFocus } from '../takeFocus.ts';
import { ReplyBox } from './ReplyBox.tsx';

interface Props {
  comment: CouncilRow['teamProposal']['comments'][number];
  proposal: CouncilRow;
  work: CouncilView;
  send: OverlaysProps['send'];
}

/** Renders the answer to a question; for the proposal's own team, the way to give it. */
export function Answer({ comment, proposal, work, send }: Props) {
  const { _id, name, answer } = comment;
  const [step, setStep] = useStep(_id, work);
  const sent = work.reply.unsent.find(({ commentId }) => commentId === _id);
  if (answer || sent)
    return (
      <Settled step={step}>
        <strong>Resposta de {proposal.teamName}</strong>
        <p className="whitespace-pre-line text-pretty">
          <Marked>{answer?.answer ?? sent?.text ?? ''}</Marked>
        </p>
        {answer ? (
          <CommentMark text={answer} kind="answer" author={proposal.teamName} report={work.report} send={send} />
        ) : (
          <p className="text-muted">A enviar…</p>
        )}
      </Settled>
    );
  if (!work.reply.allowed) return null;
  if (step === 'opened' || step === 'begun')
    return (
      <ReplyBox
        commentId={_id}
        label={`A vossa resposta a ${name}`}
        hint="Respondem uma só vez: combinem antes de enviar."
        action="Enviar a resposta"
        initial=""
        most={COMMENT_MAX_CHARS}
        isOpened={step === 'opened'}
        reply={work.reply}
        send={send}
        onCancel={() => setStep('cancelled')}
      />
    );
  return (
    <OpenButton step={step} onOpen={() => setStep('opened')}>
      Responder
      <span className="sr-only"> à pergunta de {name}</span>
    </OpenButton>
  );
}

/**
 * Renders that a suggestion was accepted; for the proposal's own team, the way to accept it with a new plan, which is closed
 * while the class votes on it.
 */
export function Acceptance({ comment, proposal, work, send, inVote }: Props & { inVote: boolean }) {
  const { _id, name, accepted } = comment;
  const [step, setStep] = useStep(_id, work);
  const isSending = work.reply.unsent.some(({ commentId }) => commentId === _id);
  if (accepted !== undefined || isSending)
    return (
      <Settled step={step}>
        {accepted === undefined ? (
          <p className="text-muted">A enviar o novo plano…</p>
        ) : (
          <Chip tone="ok" done>
            Aceite pela equipa
          </Chip>
        )}
      </Settled>
    );
  if (!work.reply.allowed) return null;
  if (proposal.submitted) {
    return (
      <p className="text-muted">O vosso plano já foi submetido e não muda: respondam a esta sugestão em voz alta.</p>
    );
  }
  if (!canChangePlan(proposal)) return null;
  if (inVote) return <ClosedAcceptance name={name} />;
  if (step === 'opened' || step === 'begun')
    return (
      <ReplyBox
        commentId={_id}
        label="O vosso plano, já com a sugestão"
        hint="O texto de antes fica guardado, e todas as equipas o podem ler."
        action="Guardar o novo plano"
        initial={proposal.proposal}
        most={PROPOSAL_MAX_CHARS}
        isOpened={step === 'opened'}
        reply={work.reply}
        send={send}
        onCancel={() => setStep('cancelled')}
      />
    );
  return (
    <OpenButton step={step} onOpen={() => setStep('opened')}>
      Aceitamos
      <span className="sr-only"> a sugestão de {name}</span>
    </OpenButton>
  );
}

function ClosedAcceptance({ name }: { name: string }) {
  const reason = useId();
  return (
    <>
      <Button className="px-4!" disabled aria-describedby={reason}>
        Aceitamos
        <span className="sr-only"> a sugestão de {name}</span>
      </Button>
      <p id={reason} className="self-center text-muted">
        O plano só pode mudar depois da votação.
      </p>
    </>
  );
}

/** Whether the box is open: `begun` since before the dialog was opened, `opened` and `cancelled` by a press. */
type Step = 'closed' | 'begun' | 'opened' | 'cancelled';

/** A text that was begun before opens its box at once. */
function useStep(commentId: string, { reply }: CouncilView) {
  return useState<Step>(reply.begun[commentId]?.trim() ? 'begun' : 'closed');
}

/** Renders what is sent or has arrived; it takes the focus from the box that it replaces. */
function Settled({ step, children }: { step: Step; children: ReactNode }) {
  const wasOpen = step === 'opened' || step === 'begun';
  return (
    <div ref={wasOpen ? takeLostFocus : null} tabIndex={-1} className="mt-1 basis-full border-label border-l-4 pl-3">
      {children}
    </div>
  );
}

interface OpenButtonProps {
  step: Step;
  onOpen: () => void;
  children: ReactNode;
}

function OpenButton({ step, onOpen, children }: OpenButtonProps) {
  return (
    <Button ref={step === 'cancelled' ? takeFocus : null} className="px-4!" onClick={onOpen}>
      {children}
    </Button>
  );
}
