import type { CouncilRow } from '#client/game/flow/view.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { Remark } from '#client/ui/feedback/Remark.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { COMMENT_MAX_CHARS } from '#domain/limits.ts';
import { relativeTime } from '#domain/relativeTime.ts';
import type { OverlaysProps } from '../overlaysProps.ts';
import { Count, keepFocus, WritingSheet } from '../WritingSheet.tsx';
import { CommentMark } from './CommentMark.tsx';
import { type CouncilView, visibleCommentCount } from './councilView.ts';
import { ProposalMark } from './ProposalMark.tsx';

/** Renders the comments on one proposal, and a box to write another (spec, section 2). */
export function CommentsDialog({ work, view, send, saving }: OverlaysProps & { work: CouncilView }) {
  const open = work.proposals.find(({ _id }) => _id === work.openComments);
  const comments = open?.teamProposal.comments ?? [];
  return (
    <Dialog
      open={open !== undefined}
      onClose={() => send({ type: 'CLOSE_COMMENTS' })}
      title={`${view.info.galaxy} | Equipa: ${open?.teamName ?? ''}`}
    >
      <h3 className="text-[1.1em]">Proposta:</h3>
      <p className="wrap-anywhere whitespace-pre-line text-pretty">{open?.proposal}</p>
      {open && (
        <div className="mt-2">
          <ProposalMark key={open._id} proposal={open} report={work.report} send={send} />
        </div>
      )}
      <h3 className="mt-4 text-[1.1em]">Comentários ({visibleCommentCount(comments)})</h3>
      <CommentList comments={comments} work={work} send={send} />
      {work.comment.unsent.length > 0 && (
        <p role="status" className="mt-2 text-muted">
          {saving?.text}
        </p>
      )}
      {open && !open.own && work.comment.allowed && <NewComment work={work} send={send} />}
    </Dialog>
  );
}

interface CommentListProps {
  comments: CouncilRow['teamProposal']['comments'];
  work: CouncilView;
  send: OverlaysProps['send'];
}

function CommentList({ comments, work, send }: CommentListProps) {
  if (comments.length === 0 && work.comment.unsent.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-2">
      {comments.map((comment) => (
        <Remark
          key={comment._id}
          author={comment.name}
          at={new Date(comment.at * 1_000)}
          when={relativeTime(comment.at, Date.now())}
          text={comment.comment}
        >
          <CommentMark comment={comment} report={work.report} send={send} />
        </Remark>
      ))}
      {work.comment.unsent.map((text) => (
        <Remark key={text} author="A vossa equipa" when="A enviar…" text={text} />
      ))}
    </ul>
  );
}

function NewComment({ work, send }: { work: CouncilView; send: OverlaysProps['send'] }) {
  const { value, error } = work.comment;
  return (
    <form
      className="mt-4 grid gap-3 pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        putKeyboardAway(event.currentTarget);
        send({ type: 'SEND_COMMENT', text: value });
      }}
    >
      <WritingSheet
        isWide={false}
        keepsActions
        foot={<Count text={value} most={COMMENT_MAX_CHARS} />}
        actions={
          <Button type="submit" onMouseDown={keepFocus}>
            Enviar
          </Button>
        }
      >
        <TextArea
          label="O vosso comentário"
          value={value}
          maxLength={COMMENT_MAX_CHARS}
          error={error}
          className="grow [&_textarea]:min-h-28 [&_textarea]:grow"
          onChange={(event) => send({ type: 'TYPE', text: event.target.value })}
        />
      </WritingSheet>
    </form>
  );
}

/** Closes the sheet, so that the list of comments is visible again. */
function putKeyboardAway(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[data-sheet] textarea')?.blur();
}
