import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Steering } from '#domain/classroom/lesson.ts';
import { LESSON_ENDED_SHOWN_MS } from '#domain/limits.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { lessonMessages, lessonSettings, lessons, lessonTeams, raisedHands } from '#server/db/schema/lessons.ts';
import { teams } from '#server/db/schema/schema.ts';
import type { LiveClassRow } from './liveClass.queries.ts';

export type LockedLesson = Steering & { id: string; session: number | null; sessions: number | null };
/** The steering of a team, or of the class (`teamId` null). */
export type SteeringOf = Steering & { teamId: string | null };
/** Fields left out stay as they are. */
export type SteeringPatch = Partial<Steering> & { teamId: string | null };

const LOCKED = {
  id: lessons.id,
  session: lessons.session,
  sessions: lessons.sessions,
  paused: lessons.paused,
  pace: lessons.pace,
  silent: lessons.silent,
};

/** Locks the live lesson of a class until the transaction ends and returns it; null when none is live. */
export async function lockLiveLesson(tx: Tx, classId: string, now: Date): Promise<LockedLesson | null> {
  const [row] = await tx
    .select(LOCKED)
    .from(lessons)
    .where(and(eq(lessons.classId, classId), isNull(lessons.endedAt), gt(lessons.expiresAt, now)))
    .for('update');
  return row ? { ...row, pace: row.pace as Steering['pace'] } : null;
}

/** Ends a lesson that expired without anybody ending it, so that another can start. */
export async function closeExpiredLesson(tx: Tx, classId: string, now: Date): Promise<void> {
  await tx
    .update(lessons)
    .set({ endedAt: sql`${lessons.expiresAt}` })
    .where(and(eq(lessons.classId, classId), isNull(lessons.endedAt), lte(lessons.expiresAt, now)));
}

export async function insertLesson(tx: Tx, lesson: typeof lessons.$inferInsert): Promise<string> {
  const [row] = await tx.insert(lessons).values(lesson).returning({ id: lessons.id });
  if (!row) throw new Error('The lesson was not written.');
  return row.id;
}

/** Ends a lesson, or takes it up again with `endedAt` null. */
export async function setLessonEnd(tx: Tx, lessonId: string, endedAt: Date | null): Promise<void> {
  await tx.update(lessons).set({ endedAt }).where(eq(lessons.id, lessonId));
}

/** Locks the lesson of the class that was ended last and has not expired, and returns its id; null when there is none. */
export async function lockEndedLesson(tx: Tx, classId: string, now: Date) {
  const [row] = await tx
    .select({ id: lessons.id, session: lessons.session, sessions: lessons.sessions })
    .from(lessons)
    .where(
      and(
        eq(lessons.classId, classId),
        isNotNull(lessons.endedAt),
        gt(lessons.endedAt, new Date(now.getTime() - LESSON_ENDED_SHOWN_MS)),
        gt(lessons.expiresAt, now),
      ),
    )
    .orderBy(desc(lessons.endedAt))
    .limit(1)
    .for('update');
  return row ?? null;
}

/** Returns the ids of the teams of a class, in the order of their ids. */
export async function teamIdsOfClass(db: Database | Tx, classId: string): Promise<string[]> {
  const rows = await db.select({ id: teams.id }).from(teams).where(eq(teams.classId, classId)).orderBy(teams.id);
  return rows.map(({ id }) => id);
}

/** Returns the steering of each team that differs from its class, by the team's id. */
export async function readTeamSteering(tx: Tx, lessonId: string): Promise<Map<string, Steering>> {
  const rows = await tx.select().from(lessonTeams).where(eq(lessonTeams.lessonId, lessonId));
  return new Map(
    rows.map(({ teamId, paused, pace, silent }) => [teamId, { paused, pace: pace as Steering['pace'], silent }]),
  );
}

/** Writes the steering of the class and of its teams. */
export async function writeSteering(
  tx: Tx,
  lessonId: string,
  { ofClass, ofTeams }: { ofClass: Steering; ofTeams: ReadonlyMap<string, Steering> },
): Promise<void> {
  await tx.update(lessons).set(ofClass).where(eq(lessons.id, lessonId));
  await tx.delete(lessonTeams).where(eq(lessonTeams.lessonId, lessonId));
  const rows = [...ofTeams].map(([teamId, steering]) => ({ lessonId, teamId, ...steering }));
  if (rows.length > 0) await tx.insert(lessonTeams).values(rows);
}

type Settings = NonNullable<LiveClassRow['settings']>;

/** Reads a class's lesson settings; null while nothing was chosen. */
export async function readLessonSettings(tx: Tx, classId: string): Promise<Settings | null> {
  const { plan, nextSession, stuckMinutes } = lessonSettings;
  const [row] = await tx
    .select({ plan, nextSession, stuckMinutes })
    .from(lessonSettings)
    .where(eq(lessonSettings.classId, classId));
  return row ? { ...row, plan: row.plan as Settings['plan'] } : null;
}

export async function writeLessonSettings(tx: Tx, classId: string, settings: Settings): Promise<void> {
  await tx
    .insert(lessonSettings)
    .values({ classId, ...settings })
    .onConflictDoUpdate({ target: lessonSettings.classId, set: settings });
}

/** Returns the class whose live lesson has this map code; null when there is none. */
export async function findClassOfMap(db: Database, mapCode: string, now: Date): Promise<string | null> {
  const isLive = and(eq(lessons.mapCode, mapCode), isNull(lessons.endedAt), gt(lessons.expiresAt, now));
  const [row] = await db.select({ classId: lessons.classId }).from(lessons).where(isLive);
  return row?.classId ?? null;
}

/** Deletes what only a live lesson needs (ruling 33) of lessons that were over before `before`: steering, messages, hands. */
export async function removeOldLessonData(db: Database, before: Date): Promise<number> {
  const over = db.select({ id: lessons.id }).from(lessons).where(lt(lessons.expiresAt, before));
  const removed = [
    await db.delete(lessonTeams).where(inArray(lessonTeams.lessonId, over)),
    await db.delete(lessonMessages).where(inArray(lessonMessages.lessonId, over)),
    await db.delete(raisedHands).where(lt(raisedHands.pressedAt, before)),
  ];
  return removed.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}
