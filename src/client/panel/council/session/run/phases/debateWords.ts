import type { Proposal } from '#contract/council/proposals.ts';
import type { CommentKind } from '#domain/council/comments.ts';

/** Comments on a plan by kind, and its questions without an answer. */
export type CommentCounts = Record<CommentKind | 'unanswered', number>;

export const NO_COMMENTS: CommentCounts = { for: 0, against: 0, question: 0, suggestion: 0, unanswered: 0 };

/** Counts the comments on each proposal, by the proposal's id. Comments without a kind are not counted. */
export function countComments(
  proposals: readonly Pick<Proposal, '_id' | 'teamProposal'>[],
): ReadonlyMap<string, CommentCounts> {
  return new Map(
    proposals.map(({ _id, teamProposal: { comments } }) => {
      const of = (kind: CommentKind) => comments.filter((comment) => comment.kind === kind);
      return [
        _id,
        {
          for: of('for').length,
          against: of('against').length,
          question: of('question').length,
          suggestion: of('suggestion').length,
          unanswered: of('question').filter(({ answer }) => answer === undefined).length,
        },
      ];
    }),
  );
}
