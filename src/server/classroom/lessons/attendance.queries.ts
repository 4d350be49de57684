import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { LessonRoles } from '#domain/classroom/roles.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { attendance, lessons, raisedHands, reflections } from '#server/db/schema/lessons.ts';
import { classes, teams } from '#server/db/schema/schema.ts';

export interface Attendance {
  present: string[] | null;
  roles: LessonRoles;
}

/** Locks a team and returns its members, its class and its class's teacher; null when there is no such team. */
export async function lockTeamWithClass(tx: Tx, teamId: string) {
  const [row] = await tx
    .select({
      id: teams.id,
      name: teams.name,
      members: teams.members,
      classId: teams.classId,
      teacherId: classes.teacherId,
    })
    .from(teams)
    .innerJoin(classes, eq(classes.id, teams.classId))
    .where(eq(teams.id, teamId))
    .for('no key update', { of: teams });
  return row ?? null;
}

/** Returns whether the lesson is one of the team's class. */
export async function isLessonOf(tx: Tx, lessonId: string, classId: string): Promise<boolean> {
  const own = and(eq(lessons.id, lessonId), eq(lessons.classId, classId));
  return (await tx.$count(lessons, own)) > 0;
}

export async function readAttendance(tx: Tx, lessonId: string, teamId: string): Promise<Attendance | null> {
  const [row] = await tx
    .select({ present: attendance.present, roles: attendance.roles })
    .from(attendance)
    .where(and(eq(attendance.lessonId, lessonId), eq(attendance.teamId, teamId)));
  return row ?? null;
}

/** Counts the other lessons in which the team has said who was there: they decide whose turn each role is. */
export async function countEarlierLessons(tx: Tx, lessonId: string, teamId: string): Promise<number> {
  const earlier = and(eq(attendance.teamId, teamId), ne(attendance.lessonId, lessonId), isNotNull(attendance.present));
  return tx.$count(attendance, earlier);
}

export async function writeAttendance(
  tx: Tx,
  { lessonId, teamId, at, ...answer }: Attendance & { lessonId: string; teamId: string; at: Date },
): Promise<void> {
  await tx
    .insert(attendance)
    .values({ lessonId, teamId, at, ...answer })
    .onConflictDoUpdate({ target: [attendance.lessonId, attendance.teamId], set: { at, ...answer } });
}

/** Raises a team's hand; one that is up already stays as it is. */
export async function raiseHand(db: Database, teamId: string, raisedAt: Date): Promise<void> {
  await db.insert(raisedHands).values({ teamId, raisedAt }).onConflictDoNothing();
}

export async function lowerHand(db: Database | Tx, teamId: string): Promise<void> {
  await db.delete(raisedHands).where(eq(raisedHands.teamId, teamId));
}

/** Notes that the teacher is coming and returns the hand; null when it is not up. */
export async function answerRaisedHand(tx: Tx, teamId: string, answeredAt: Date) {
  const [row] = await tx
    .update(raisedHands)
    .set({ answeredAt })
    .where(eq(raisedHands.teamId, teamId))
    .returning({ raisedAt: raisedHands.raisedAt, answeredAt: raisedHands.answeredAt });
  return row ?? null;
}

/** Writes a team's answers on how it worked in a mission; the last ones count. */
export async function writeReflection(
  tx: Tx,
  { teamId, mission, answers, at }: { teamId: string; mission: number; answers: number[]; at: Date },
): Promise<void> {
  await tx
    .insert(reflections)
    .values({ teamId, mission, answers, at })
    .onConflictDoUpdate({ target: [reflections.teamId, reflections.mission], set: { answers, at } });
}
