import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { CommentState, ModerationStatus } from '#domain/council/moderation.ts';
import { COMMENTS_LISTED_MAX } from '#domain/limits.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { commentReports, comments } from '../db/schema/council.ts';
import { teams } from '../db/schema/schema.ts';

/** A comment as the query's `viewerId` sees it. */
export interface CommentRow {
  id: string;
  author: string;
  text: string;
  at: Date;
  state: CommentState;
  /** The viewer wrote it. */
  mine: boolean;
  /** The viewer has reported it. */
  reported: boolean;
}

/** Returns the team's comment with exactly this text on this proposal; null when there is none. */
export async function findComment(
  tx: Tx,
  { proposalId, teamId, text }: { proposalId: string; teamId: string; text: string },
): Promise<CommentRow | null> {
  const isSame = and(eq(comments.proposalId, proposalId), eq(comments.teamId, teamId), eq(comments.text, text));
  const [row] = await tx
    .select(fieldsFor(teamId))
    .from(comments)
    .innerJoin(teams, eq(teams.id, comments.teamId))
    .where(isSame)
    .limit(1);
  return row ?? null;
}

/** Counts this team's comments on this proposal. */
export function countComments(tx: Tx, { proposalId, teamId }: { proposalId: string; teamId: string }): Promise<number> {
  return tx.$count(comments, and(eq(comments.proposalId, proposalId), eq(comments.teamId, teamId)));
}

export async function addComment(
  tx: Tx,
  comment: { proposalId: string; teamId: string; text: string; at: Date } & Pick<ModerationStatus, 'state' | 'heldFor'>,
): Promise<{ id: string }> {
  const [row] = await tx.insert(comments).values(comment).returning({ id: comments.id });
  if (row === undefined) throw new Error('The comment was not stored.');
  return row;
}

/**
 * Reads the newest COMMENTS_LISTED_MAX comments of each proposal that `viewerId` may see, by proposal id, sorted
 * oldest first.
 */
export async function readComments(
  db: Database | Tx,
  ids: string[],
  viewerId: string,
): Promise<Map<string, CommentRow[]>> {
  const isSeen = or(eq(comments.state, 'shown'), eq(comments.teamId, viewerId));
  // A lateral join reads each proposal's comments from the end of an index, independent of their total number.
  const newest = db
    .select()
    .from(comments)
    .where(and(sql`${comments.proposalId} = given.id`, isSeen))
    .orderBy(desc(comments.at), desc(comments.id))
    .limit(COMMENTS_LISTED_MAX)
    .as('comments');
  const rows = await db
    .select(fieldsFor(viewerId))
    .from(sql`unnest(${sql.param(ids)}::uuid[]) as given(id)`)
    .innerJoinLateral(newest, sql`true`)
    .innerJoin(teams, eq(teams.id, comments.teamId))
    .orderBy(asc(comments.at), asc(comments.id));
  const byProposal = new Map<string, CommentRow[]>();
  for (const { proposalId, ...comment } of rows) {
    const list = byProposal.get(proposalId);
    if (list) list.push(comment);
    else byProposal.set(proposalId, [comment]);
  }
  return byProposal;
}

function fieldsFor(viewerId: string) {
  return {
    proposalId: comments.proposalId,
    id: comments.id,
    author: teams.name,
    text: comments.text,
    at: comments.at,
    state: comments.state,
    mine: sql<boolean>`${comments.teamId} = ${viewerId}`,
    reported: sql<boolean>`exists (select from ${commentReports}
      where ${commentReports.commentId} = ${comments.id} and ${commentReports.teamId} = ${viewerId})`,
  };
}
