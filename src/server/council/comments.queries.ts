import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { CommentKind } from '#domain/council/comments.ts';
import type { CommentState, ModerationStatus } from '#domain/council/moderation.ts';
import { COMMENTS_LISTED_MAX } from '#domain/limits.ts';
import { groupBy } from '../db/groupBy.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { type Bindable, prepared } from '../db/prepared.ts';
import { commentReports, comments } from '../db/schema/council.ts';
import { teams } from '../db/schema/schema.ts';

/** A comment or an answer as the query's `viewerId` sees it. */
export interface TextRow {
  id: string;
  text: string;
  at: Date;
  state: CommentState;
  /** The viewer wrote it. */
  mine: boolean;
  /** The viewer has reported it. */
  reported: boolean;
}
export interface CommentRow extends TextRow {
  author: string;
  kind: CommentKind | null;
  /** When the proposal's team took over this suggestion. */
  acceptedAt: Date | null;
  /** The answer to this question, if the viewer may see it. */
  answer: TextRow | null;
}

/** Returns the team's comment with exactly this text on this proposal; null when there is none. */
export async function findComment(
  tx: Tx,
  { proposalId, teamId, text }: { proposalId: string; teamId: string; text: string },
): Promise<CommentRow | null> {
  const isSame = and(eq(comments.proposalId, proposalId), eq(comments.teamId, teamId), eq(comments.text, text));
  const rows = await tx
    .select(fieldsFor(teamId))
    .from(comments)
    .innerJoin(teams, eq(teams.id, comments.teamId))
    .where(isSame)
    .limit(1);
  const [comment] = await withAnswers(tx, rows, teamId);
  return comment ?? null;
}

/** Counts this team's comments on this proposal. */
export function countComments(tx: Tx, { proposalId, teamId }: { proposalId: string; teamId: string }): Promise<number> {
  return tx.$count(comments, and(eq(comments.proposalId, proposalId), eq(comments.teamId, teamId)));
}

export async function addComment(
  tx: Tx,
  comment: {
    proposalId: string;
    teamId: string;
    text: string;
    at: Date;
    kind?: CommentKind | null;
    /** The question that this text answers. */
    answerTo?: string;
  } & Pick<ModerationStatus, 'state' | 'heldFor'>,
): Promise<{ id: string }> {
  const [row] = await tx.insert(comments).values(comment).returning({ id: comments.id });
  if (row === undefined) throw new Error('The comment was not stored.');
  return row;
}

const VIEWER = sql.placeholder('viewerId');

const newestComments = prepared((db) => {
  const isSeen = or(eq(comments.state, 'shown'), eq(comments.teamId, VIEWER));
  // A lateral join reads each proposal's comments from the end of an index, independent of their total number.
  const newest = db
    .select()
    .from(comments)
    .where(and(sql`${comments.proposalId} = given.id`, isNull(comments.answerTo), isSeen))
    .orderBy(desc(comments.at), desc(comments.id))
    .limit(COMMENTS_LISTED_MAX)
    .as('comments');
  return db
    .select(fieldsFor(VIEWER))
    .from(sql`unnest(${sql.placeholder('ids')}::uuid[]) as given(id)`)
    .innerJoinLateral(newest, sql`true`)
    .innerJoin(teams, eq(teams.id, comments.teamId))
    .orderBy(asc(comments.at), asc(comments.id))
    .prepare('newest_comments');
});

/**
 * Reads the newest COMMENTS_LISTED_MAX comments of each proposal that `viewerId` may see, by proposal id, sorted
 * oldest first.
 */
export async function readComments(
  db: Database | Tx,
  ids: string[],
  viewerId: string,
): Promise<Map<string, CommentRow[]>> {
  const rows = await newestComments(db).execute({ ids, viewerId });
  return groupBy(await withAnswers(db, rows, viewerId), ({ proposalId }) => proposalId);
}

/** Adds the answers to questions; a held or hidden answer is seen by its authors only (ruling 30). */
async function withAnswers<Row extends { id: string; kind: CommentKind | null }>(
  db: Database | Tx,
  rows: readonly Row[],
  viewerId: string,
): Promise<(Row & { answer: TextRow | null })[]> {
  const questions = rows.filter(({ kind }) => kind === 'question').map(({ id }) => id);
  const found = questions.length === 0 ? [] : await answersTo(db).execute({ questions, viewerId });
  const answers = new Map(found.map(({ answerTo, ...answer }) => [answerTo, answer]));
  return rows.map((row) => ({ ...row, answer: answers.get(row.id) ?? null }));
}

const answersTo = prepared((db) =>
  db
    .select({ answerTo: comments.answerTo, ...textFields(VIEWER) })
    .from(comments)
    .where(
      and(
        sql`${comments.answerTo} = any(${sql.placeholder('questions')}::uuid[])`,
        or(eq(comments.state, 'shown'), eq(comments.teamId, VIEWER)),
      ),
    )
    .prepare('answers_to_questions'),
);

function fieldsFor(viewerId: Bindable) {
  return {
    proposalId: comments.proposalId,
    author: teams.name,
    kind: comments.kind,
    acceptedAt: comments.acceptedAt,
    ...textFields(viewerId),
  };
}

function textFields(viewerId: Bindable) {
  return {
    id: comments.id,
    text: comments.text,
    at: comments.at,
    state: comments.state,
    mine: sql<boolean>`${comments.teamId} = ${viewerId}`,
    reported: sql<boolean>`exists (select from ${commentReports}
      where ${commentReports.commentId} = ${comments.id} and ${commentReports.teamId} = ${viewerId})`,
  };
}
