import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ModerationStatus, QueuePart } from '#domain/council/moderation.ts';
import { cachedTotals } from '#server/db/cachedTotals.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { atPage, type PageRequest } from '#server/db/paging.ts';
import type { Bindable } from '#server/db/prepared.ts';
import { diaryEntries } from '#server/db/schema/diary.ts';
import { accounts, classes, schools, teachers, teams } from '#server/db/schema/schema.ts';
import { actorName } from '#server/records/history/actorName.queries.ts';
import { decisionFields, type QueueFilter, statusColumns } from './moderatedTexts.queries.ts';

export type DiaryQueueRow = Awaited<ReturnType<typeof listDiaryQueue>>[number];
export type LockedEntry = Awaited<ReturnType<typeof lockEntries>>[number];

const deciders = alias(teachers, 'deciders');
const IS_SELF_HARM = sql`(${diaryEntries.heldFor} = 'self-harm')`;
/** Teams do not report entries. */
const NO_REPORTS = sql<number>`0`;

/** The fields that a verdict on an entry needs, for a query that joins `diaryEntries` with its team's `classes`. */
export const JUDGED_ENTRY = {
  ...decisionFields(diaryEntries),
  reports: NO_REPORTS,
  openReports: NO_REPORTS,
  writersTeacher: classes.teacherId,
  proposalsTeacher: classes.teacherId,
};

/** Lists one page of the queue. The waiting part lists self-harm first, then the oldest; other parts list the newest first. */
export async function listDiaryQueue(db: Database, filter: QueueFilter, part: PageRequest) {
  const isOpen = filter.part === 'waiting' || filter.part === 'reported';
  const way = isOpen ? asc : desc;
  const order = [way(diaryEntries.createdAt), way(diaryEntries.id)];
  if (filter.part === 'waiting') order.unshift(desc(IS_SELF_HARM));
  const entries = db
    .select({
      ...JUDGED_ENTRY,
      id: diaryEntries.id,
      text: diaryEntries.text,
      reason: diaryEntries.reason,
      progress: diaryEntries.progress,
      day: diaryEntries.day,
      at: diaryEntries.createdAt,
      teamId: teams.id,
      teamName: teams.name,
      theme: teams.theme,
      className: classes.name,
      schoolName: schools.name,
      deciderName: actorName(filter.teacherId, deciders),
    })
    .from(diaryEntries)
    .innerJoin(teams, eq(teams.id, diaryEntries.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .leftJoin(accounts, eq(accounts.id, diaryEntries.decidedBy))
    .leftJoin(deciders, eq(deciders.id, diaryEntries.decidedBy))
    .where(entryInQueue(filter))
    .orderBy(...order)
    .$dynamic();
  return atPage(entries, part);
}

export function countDiaryQueue(db: Database, filter: QueueFilter): Promise<number> {
  return cachedTotals(db)(`diary moderation ${JSON.stringify(filter)}`, () =>
    db.$count(diaryEntries, entryInQueue(filter)),
  );
}

/**
 * Returns the condition that an entry is in this part of the queue. Finds a teacher's teams first, which are few, and then their
 * entries by the index.
 */
export function entryInQueue({ part, teacherId, selfHarm = false }: QueueFilter<Bindable>): SQL | undefined {
  const own = sql`${diaryEntries.teamId} = any(array(select own.id from ${teams} own join ${classes} room
    on room.id = own.class_id where room.teacher_id = ${teacherId}))`;
  return and(partOf(part), selfHarm ? IS_SELF_HARM : undefined, teacherId === undefined ? undefined : own);
}

function partOf(part: QueuePart): SQL | undefined {
  if (part === 'waiting') return entriesToDecide();
  if (part === 'hidden') return eq(diaryEntries.state, 'hidden');
  return part === 'all' ? undefined : sql`false`;
}

/** Returns the condition that an entry waits for a decision. */
export function entriesToDecide(): SQL {
  return eq(diaryEntries.state, 'held');
}

/** Locks these entries until the transaction ends, in the order of their ids, and returns them. */
export async function lockEntries(tx: Tx, ids: readonly string[]) {
  return tx
    .select({
      ...JUDGED_ENTRY,
      id: diaryEntries.id,
      text: diaryEntries.text,
      reason: diaryEntries.reason,
      byTeam: diaryEntries.byTeam,
      fingerprint: diaryEntries.fingerprint,
      teamId: teams.id,
      teamName: teams.name,
    })
    .from(diaryEntries)
    .innerJoin(teams, eq(teams.id, diaryEntries.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .where(inArray(diaryEntries.id, [...ids]))
    .orderBy(diaryEntries.id)
    .for('no key update', { of: diaryEntries });
}

export async function writeEntryStatus(
  tx: Tx,
  entryId: string,
  status: ModerationStatus,
  before: ModerationStatus | null,
): Promise<void> {
  await tx.update(diaryEntries).set(statusColumns(status, before)).where(eq(diaryEntries.id, entryId));
}
