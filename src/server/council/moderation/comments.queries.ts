import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  MODERATION_DEFAULT,
  type ModerationMode,
  type ModerationStatus,
  type QueuePart,
} from '#domain/council/moderation.ts';
import { QUEUE_PROPOSAL_CHARS } from '#domain/limits.ts';
import { cachedTotals } from '#server/db/cachedTotals.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { atPage, type PageRequest } from '#server/db/paging.ts';
import type { Bindable } from '#server/db/prepared.ts';
import { commentReports, comments, proposals } from '#server/db/schema/council.ts';
import { accounts, classes, schools, teachers, teams } from '#server/db/schema/schema.ts';
import { actorName } from '#server/records/history/actorName.queries.ts';
import { lockRankingRows } from '../ranking.queries.ts';
import { type QueueFilter, statusColumns, statusFields } from './moderatedTexts.queries.ts';
import { isSeenBy } from './proposals.queries.ts';

export type QueueRow = Awaited<ReturnType<typeof listQueue>>[number];

const subjects = alias(teams, 'subjects');
const subjectClasses = alias(classes, 'subject_classes');
const subjectTeachers = alias(teachers, 'subject_teachers');
const subjectSchools = alias(schools, 'subject_schools');
const deciders = alias(teachers, 'deciders');
const questions = alias(comments, 'questions');
const askers = alias(teams, 'askers');

/** Must match the expression of the index of held comments. */
const IS_SELF_HARM = sql`(${comments.heldFor} = 'self-harm')`;

/** The fields that a verdict on a comment needs. */
const JUDGED = {
  ...statusFields(comments, { table: commentReports, textId: commentReports.commentId }),
  id: comments.id,
  writersTeacher: classes.teacherId,
  proposalsTeacher: subjectClasses.teacherId,
  teamId: teams.id,
  teamName: teams.name,
};

/** The fields that the queue shows. */
const QUEUED = {
  ...JUDGED,
  text: comments.text,
  at: comments.at,
  kind: comments.kind,
  acceptedAt: comments.acceptedAt,
  /** For an answer: the team that asked, and its question, which is null while other teams do not see it. */
  asker: askers.name,
  question: sql<string | null>`case when ${questions.state} = 'shown' then ${questions.text} end`,
  theme: teams.theme,
  className: classes.name,
  schoolName: schools.name,
  proposal: {
    teamName: subjects.name,
    className: subjectClasses.name,
    schoolName: subjectSchools.name,
    text: sql<string>`left(${proposals.text}, ${QUEUE_PROPOSAL_CHARS})`,
  },
};

/** Lists one page of the queue. Open parts list self-harm first, then the oldest; other parts list the newest first. */
export async function listQueue(db: Database, filter: QueueFilter, part: PageRequest) {
  const isOpen = filter.part === 'waiting' || filter.part === 'reported';
  const order = isOpen ? [asc(comments.at), asc(comments.id)] : [desc(comments.at), desc(comments.id)];
  if (filter.part === 'waiting') order.unshift(desc(IS_SELF_HARM));
  const texts = db
    .select({
      ...QUEUED,
      deciderName: actorName(filter.teacherId, deciders),
    })
    .from(comments)
    .innerJoin(teams, eq(teams.id, comments.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .innerJoin(proposals, eq(proposals.id, comments.proposalId))
    .innerJoin(subjects, eq(subjects.id, proposals.teamId))
    .innerJoin(subjectClasses, eq(subjectClasses.id, subjects.classId))
    .innerJoin(subjectTeachers, eq(subjectTeachers.id, subjectClasses.teacherId))
    .leftJoin(subjectSchools, eq(subjectSchools.id, subjectTeachers.schoolId))
    .leftJoin(questions, eq(questions.id, comments.answerTo))
    .leftJoin(askers, eq(askers.id, questions.teamId))
    .leftJoin(accounts, eq(accounts.id, comments.decidedBy))
    .leftJoin(deciders, eq(deciders.id, comments.decidedBy))
    .where(inQueue(filter))
    .orderBy(...order)
    .$dynamic();
  return atPage(texts, part);
}

export function countQueue(db: Database, filter: QueueFilter): Promise<number> {
  return cachedTotals(db)(`moderation ${JSON.stringify(filter)}`, () => db.$count(comments, inQueue(filter)));
}

/**
 * Returns the condition that a comment is in this part of the queue. Finds a teacher's teams and proposals first, which are
 * few, and then their comments by both indexes.
 */
export function inQueue({ part, teacherId, selfHarm = false }: QueueFilter<Bindable>): SQL | undefined {
  return and(
    partOf(part),
    selfHarm ? IS_SELF_HARM : undefined,
    teacherId === undefined ? undefined : visibleToTeacher(part, teacherId),
  );
}

function partOf(part: QueuePart): SQL | undefined {
  if (part === 'waiting') return eq(comments.state, 'held');
  if (part === 'hidden') return eq(comments.state, 'hidden');
  if (part === 'all') return undefined;
  const reported = sql`${comments.id} in (select ${commentReports.commentId} from ${commentReports})`;
  return and(eq(comments.state, 'shown'), reported, sql`${JUDGED.openReports} > 0`);
}

/** Returns the condition that a comment waits for a decision, or has been reported since the last one. */
export function commentsToDecide(): SQL {
  return sql`(${partOf('waiting')} or ${partOf('reported')})`;
}

/**
 * Held comments are visible only to their author's teacher, because they are not published on a proposal yet; so are
 * hidden comments that were held for self-harm. Other comments are visible to the proposal's teacher too.
 */
function visibleToTeacher(part: QueuePart, teacherId: Bindable): SQL | undefined {
  const ownTeams = sql`select own.id from ${teams} own join ${classes} room on room.id = own.class_id
    where room.teacher_id = ${teacherId}`;
  const written = sql`${comments.teamId} = any(array(${ownTeams}))`;
  if (part === 'waiting') return written;
  const onOwn = sql`${comments.proposalId} = any(array(
    select said.id from ${proposals} said where said.team_id in (${ownTeams})))`;
  const isVisibleToOthers = sql`${comments.state} <> 'held'
    and not (${comments.state} = 'hidden' and coalesce(${comments.before} ->> 'heldFor' = 'self-harm', false))`;
  return or(written, and(onOwn, isVisibleToOthers));
}

/** Locks these comments and then the ranking rows of their teams until the transaction ends; returns their status. */
export async function lockComments(tx: Tx, ids: readonly string[]) {
  const held = tx
    .select({ teamId: comments.teamId })
    .from(comments)
    .where(inArray(comments.id, [...ids]));
  const writers = await held.orderBy(comments.id).for('update');
  await lockRankingRows(
    tx,
    writers.map(({ teamId }) => teamId),
  );
  return tx
    .select(JUDGED)
    .from(comments)
    .innerJoin(teams, eq(teams.id, comments.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .innerJoin(proposals, eq(proposals.id, comments.proposalId))
    .innerJoin(subjects, eq(subjects.id, proposals.teamId))
    .innerJoin(subjectClasses, eq(subjectClasses.id, subjects.classId))
    .where(inArray(comments.id, [...ids]));
}

export async function writeCommentStatus(
  tx: Tx,
  commentId: string,
  status: ModerationStatus,
  before: ModerationStatus | null,
) {
  await tx.update(comments).set(statusColumns(status, before)).where(eq(comments.id, commentId));
}

/** Returns a comment's author, its proposal's theme and whether this team has reported it; null when it is not visible. */
export async function findReportable(tx: Tx, commentId: string, reporterId: string) {
  const [row] = await tx
    .select({
      id: comments.id,
      proposalId: comments.proposalId,
      teamId: comments.teamId,
      state: comments.state,
      theme: subjects.theme,
      reported: sql<boolean>`exists (select from ${commentReports}
        where ${commentReports.commentId} = ${comments.id} and ${commentReports.teamId} = ${reporterId})`,
    })
    .from(comments)
    .innerJoin(proposals, eq(proposals.id, comments.proposalId))
    .innerJoin(subjects, eq(subjects.id, proposals.teamId))
    .where(and(eq(comments.id, commentId), isSeenBy(reporterId)));
  return row ?? null;
}

/** Adds a team's report; a second one of the same team is ignored. */
export async function addCommentReport(tx: Tx, report: { commentId: string; teamId: string; at: Date }): Promise<void> {
  await tx.insert(commentReports).values(report).onConflictDoNothing();
}

/** Locks a proposal against deletion until the transaction ends, so that a deletion sees the new report. */
export async function lockProposalAgainstDeletion(tx: Tx, proposalId: string): Promise<void> {
  await tx.select({ id: proposals.id }).from(proposals).where(eq(proposals.id, proposalId)).for('key share');
}

/** Returns the moderation mode of the teacher's school; the default for a teacher without a school. */
export async function moderationFor(tx: Tx, teacherId: string): Promise<ModerationMode> {
  const [row] = await tx
    .select({ mode: schools.moderation })
    .from(teachers)
    .innerJoin(schools, eq(schools.id, teachers.schoolId))
    .where(eq(teachers.id, teacherId));
  return row?.mode ?? MODERATION_DEFAULT;
}

export async function setModeration(tx: Tx, schoolId: string, moderation: ModerationMode): Promise<void> {
  await tx.update(schools).set({ moderation }).where(eq(schools.id, schoolId));
}
