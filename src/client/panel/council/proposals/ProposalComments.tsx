import { Remark } from '#client/ui/feedback/Remark.tsx';
import type { Comment } from '#contract/council/proposals.ts';
import { relativeTime } from '#domain/relativeTime.ts';

/** Lists the other teams' comments on a proposal, with author and age (spec, section 9). */
export function ProposalComments({ comments }: { comments: readonly Comment[] }) {
  return (
    <section className="pt-5">
      <h3 className="font-display text-lg font-bold">Comentários ({comments.length})</h3>
      {comments.length === 0 ? (
        <p className="text-muted">Ainda ninguém comentou.</p>
      ) : (
        <ul className="grid gap-2 pt-2">
          {comments.map(({ _id, name, comment, at }) => (
            <Remark
              key={_id}
              author={name}
              at={new Date(at * 1_000)}
              when={relativeTime(at, Date.now())}
              text={comment}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
