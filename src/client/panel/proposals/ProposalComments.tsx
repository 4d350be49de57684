import type { Comment } from '#contract/proposals.ts';
import { relativeTime } from '#domain/relativeTime.ts';

/** What the other teams said about a proposal, with who and how long ago (spec, section 9). */
export function ProposalComments({ comments }: { comments: readonly Comment[] }) {
  return (
    <section className="pt-5">
      <h3 className="font-display text-lg font-bold">Comentários ({comments.length})</h3>
      {comments.length === 0 && <p className="text-muted">Ainda ninguém comentou.</p>}
      <ul className="grid gap-2 pt-2">
        {comments.map(({ _id, name, comment, at }) => (
          <li key={_id} className="wrap-anywhere rounded-xl bg-raised px-4 py-2">
            <p className="flex flex-wrap justify-between gap-x-4">
              <strong>{name}</strong>
              <time dateTime={new Date(at * 1_000).toISOString()} className="text-muted">
                {relativeTime(at, Date.now())}
              </time>
            </p>
            <p className="whitespace-pre-line">{comment}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
