import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../db/openDatabase.ts';
import { comments, proposals } from '../db/schema/council.ts';
import { lockProposalAgainstDeletion } from './moderation/comments.queries.ts';
import { isSeenBy } from './moderation/proposals.queries.ts';
import { lockRankingRows } from './ranking.queries.ts';

export type DebatedComment = NonNullable<Awaited<ReturnType<typeof lockShownComment>>>;

/** Returns the proposal of a comment that is no answer, and the proposal's team; null when this team does not see both. */
export async function findShownComment(tx: Tx, commentId: string, viewerId: string) {
  const [row] = await tx
    .select({ proposalId: proposals.id, ownerId: proposals.teamId })
    .from(comments)
    .innerJoin(proposals, eq(proposals.id, comments.proposalId))
    .where(and(isShown(commentId), isSeenBy(viewerId)));
  return row ?? null;
}

/**
 * Locks the proposal against deletion and then the comment until the transaction ends; null when the comment is not
 * shown any more.
 */
export async function lockShownComment(tx: Tx, commentId: string, proposalId: string) {
  await lockProposalAgainstDeletion(tx, proposalId);
  const { id, teamId, kind, acceptedAt } = comments;
  const [row] = await tx
    .select({ id, teamId, kind, acceptedAt })
    .from(comments)
    .where(isShown(commentId))
    .for('update');
  return row ?? null;
}

/** Returns the answer to a question; null when there is none. */
export async function findAnswer(tx: Tx, questionId: string) {
  const { id, text, at, state } = comments;
  const [row] = await tx.select({ id, text, at, state }).from(comments).where(eq(comments.answerTo, questionId));
  return row ?? null;
}

/** Marks a suggestion as accepted. Locks the ranking rows of both teams first, which the triggers update later. */
export async function markAccepted(tx: Tx, { id, teamId }: DebatedComment, ownerId: string, at: Date): Promise<void> {
  await lockRankingRows(tx, [teamId, ownerId]);
  await tx.update(comments).set({ acceptedAt: at }).where(eq(comments.id, id));
}

function isShown(commentId: string) {
  return and(eq(comments.id, commentId), isNull(comments.answerTo), eq(comments.state, 'shown'));
}
