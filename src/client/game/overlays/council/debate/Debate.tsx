import type { ReactNode } from 'react';
import type { CouncilRow } from '#client/game/flow/view.ts';
import { Remark } from '#client/ui/feedback/Remark.tsx';
import type { CommentKind } from '#domain/council/comments.ts';
import { relativeTime } from '#domain/relativeTime.ts';
import { Marked } from '../../glossary/Marked.tsx';
import type { OverlaysProps } from '../../overlaysProps.ts';
import { CommentMark } from '../CommentMark.tsx';
import type { CouncilView } from '../councilView.ts';
import { type CommentGroup, countOf, debateGroups, isEmpty } from './debateGroups.ts';
import { KIND_SIGNS } from './kindSigns.ts';
import { Acceptance, Answer } from './Reply.tsx';

interface Props {
  proposal: CouncilRow;
  work: CouncilView;
  send: OverlaysProps['send'];
  /** The class is voting on the plan, so its text stays. */
  inVote: boolean;
}

/**
 * Renders the comments on a proposal: for and against side by side, then questions with their answers, suggestions, and
 * comments without a kind. Where no comment has a kind, it renders one list without headings.
 */
export function Debate({ proposal, work, send, inVote }: Props) {
  const groups = debateGroups(proposal.teamProposal.comments, work.comment.unsent);
  const { plain, for: inFavour, against, question, suggestion } = groups;
  const hasSides = !(isEmpty(inFavour) && isEmpty(against));
  const isDebate = hasSides || !isEmpty(question) || !isEmpty(suggestion);
  const props = { proposal, work, send, inVote };
  return (
    <div className="mt-3 grid gap-5 empty:hidden">
      {hasSides && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20em),1fr))] items-start gap-x-4 gap-y-5">
          <Group title="A favor" kind="for" group={inFavour} {...props} />
          <Group title="Contra" kind="against" group={against} {...props} />
        </div>
      )}
      {!isEmpty(question) && <Group title="Perguntas" kind="question" group={question} {...props} />}
      {!isEmpty(suggestion) && <Group title="Sugestões" kind="suggestion" group={suggestion} {...props} />}
      {!isEmpty(plain) && <Group title={isDebate ? 'Outros comentários' : null} kind={null} group={plain} {...props} />}
    </div>
  );
}

interface GroupProps extends Props {
  /** Null where there is only one group. */
  title: string | null;
  kind: CommentKind | null;
  group: CommentGroup;
}

function Group({ title, kind, group, ...props }: GroupProps) {
  return (
    <section aria-label={title ?? undefined} className="min-w-0">
      {title !== null && (
        <h4 className="mb-2 flex items-center gap-2 text-label">
          {kind !== null && <Sign kind={kind} />}
          {title} ({countOf(group)})
        </h4>
      )}
      {isEmpty(group) ? <p className="text-muted">Ainda ninguém escreveu aqui.</p> : <List group={group} {...props} />}
    </section>
  );
}

function Sign({ kind }: { kind: CommentKind }) {
  return (
    <span
      aria-hidden="true"
      className="edged grid size-[1.6em] place-items-center rounded-full border-label leading-none"
    >
      {KIND_SIGNS[kind]}
    </span>
  );
}

function List({ group: { comments, unsent }, ...props }: Props & { group: CommentGroup }) {
  const { work, send } = props;
  return (
    <ul className="grid gap-2">
      {comments.map((comment) => (
        <Remark
          key={comment._id}
          author={comment.name}
          at={new Date(comment.at * 1_000)}
          when={relativeTime(comment.at, Date.now())}
          text={<Marked>{comment.comment}</Marked>}
        >
          <div className="relative mt-1 flex flex-wrap items-start gap-2 empty:hidden">
            {replyTo(comment, props)}
            <CommentMark text={comment} kind="comment" author={comment.name} report={work.report} send={send} />
          </div>
        </Remark>
      ))}
      {unsent.map(({ text }) => (
        <Remark key={text} author="A vossa equipa" when="A enviar…" text={text} />
      ))}
    </ul>
  );
}

/** A held or hidden comment is seen by its own team only, so it takes no reply. */
function replyTo(comment: CommentGroup['comments'][number], props: Props): ReactNode {
  if (comment.state !== undefined) return null;
  if (comment.kind === 'question') return <Answer comment={comment} {...props} />;
  return comment.kind === 'suggestion' ? <Acceptance comment={comment} {...props} /> : null;
}
