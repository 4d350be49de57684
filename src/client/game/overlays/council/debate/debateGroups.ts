import type { CommentKind } from '#domain/council/comments.ts';
import { type CouncilView, type ShownComment, visibleCommentCount } from '../councilView.ts';

type Unsent = CouncilView['comment']['unsent'][number];

/** The comments of one kind on a proposal, and those of the team that are on their way. */
export interface CommentGroup {
  comments: readonly ShownComment[];
  unsent: readonly Unsent[];
}

/** Groups the comments on a proposal by their kind; `plain` are those without one. */
export function debateGroups(
  comments: readonly ShownComment[],
  unsent: readonly Unsent[],
): Record<CommentKind | 'plain', CommentGroup> {
  const group = (kind: CommentKind | undefined): CommentGroup => ({
    comments: comments.filter((comment) => comment.kind === kind),
    unsent: unsent.filter((waiting) => waiting.kind === kind),
  });
  return {
    for: group('for'),
    against: group('against'),
    question: group('question'),
    suggestion: group('suggestion'),
    plain: group(undefined),
  };
}

export function isEmpty({ comments, unsent }: CommentGroup): boolean {
  return comments.length === 0 && unsent.length === 0;
}

/** Returns how many comments of the group count. */
export function countOf({ comments }: CommentGroup): number {
  return visibleCommentCount(comments);
}
