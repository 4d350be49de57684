import { Chip } from '#client/ui/feedback/Chip.tsx';
import { Remark } from '#client/ui/feedback/Remark.tsx';
import type { Comment, Proposal } from '#contract/council/proposals.ts';
import { relativeTime } from '#domain/relativeTime.ts';
import { CommentKindChips } from '../CommentKindChips.tsx';

/** Lists the other teams' comments on a proposal, with author, age and kind, and the answers to them (spec, section 9). */
export function ProposalComments({ proposal }: { proposal: Proposal }) {
  const { comments } = proposal.teamProposal;
  return (
    <section className="pt-5">
      <h3 className="font-display text-lg font-bold">Comentários ({comments.length})</h3>
      {comments.length === 0 ? (
        <p className="text-muted">Ainda ninguém comentou.</p>
      ) : (
        <ul className="grid gap-2 pt-2">
          {comments.map((comment) => (
            <Remark
              key={comment._id}
              author={comment.name}
              at={new Date(comment.at * 1_000)}
              when={relativeTime(comment.at, Date.now())}
              text={comment.comment}
            >
              <Debated comment={comment} teamName={proposal.teamName} />
            </Remark>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Shows the kind of a comment, whether it was accepted, and the answer to it; nothing for a plain one. */
function Debated({ comment: { kind, accepted, answer }, teamName }: { comment: Comment; teamName: string }) {
  if (kind === undefined) return null;
  return (
    <>
      <p className="flex flex-wrap gap-1 pt-1">
        <CommentKindChips kind={kind} isAccepted={accepted !== undefined} />
      </p>
      {kind === 'question' && answer === undefined && <Chip small>Sem resposta</Chip>}
      {answer && (
        <div className="mt-2 border-label border-l-4 pl-3">
          <strong>Resposta de {teamName}</strong>
          <p className="whitespace-pre-line text-pretty">{answer.answer}</p>
        </div>
      )}
    </>
  );
}
