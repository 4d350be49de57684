import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { LessonRoles } from '#domain/classroom/roles.ts';
import { HAND_DEVICES_MAX, HAND_SHOWN_MS } from '#domain/limits.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { attendance, lessons, raisedHands, reflections } from '#server/db/schema/lessons.ts';
import { classes, teams } from '#server/db/schema/schema.ts';

export interface Attendance {
  present: string[] | null;
  roles: LessonRoles;
}

/** A stored attendance, with the members of that time who were absent. */
export interface StoredAttendance extends Attendance {
  absent: string[] | null;
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
  { lessonId, teamId, at, ...answer }: StoredAttendance & { lessonId: string; teamId: string; at: Date },
): Promise<void> {
  await tx
    .insert(attendance)
    .values({ lessonId, teamId, at, ...answer })
    .onConflictDoUpdate({ target: [attendance.lessonId, attendance.teamId], set: { at, ...answer } });
}

export interface HandPress {
  teamId: string;
  /** Null lowers the hand. */
  raisedAt: Date | null;
  at: Date;
  /** The device that was pressed and its number, which grows with each press; null from a client that counts none. */
  counted: { device: string; press: number } | null;
}

/**
 * Raises or lowers a team's hand; one that is up and still shown stays as it is. Ignores what the same device said before
 * its last press, and repetitions: a network may deliver a call again, after the teacher has lowered the hand.
 */
export async function pressHand(db: Database, { teamId, raisedAt, at, counted }: HandPress): Promise<void> {
  const { device, press } = counted ?? { device: '', press: 0 };
  const presses = counted === null ? {} : { [device]: press };
  const isUp = sql`excluded.raised_at is not null and h.raised_at > ${shownSince(at)}::timestamptz`;
  await db.execute(sql`
    insert into ${raisedHands} as h (team_id, raised_at, pressed_at, presses)
    values (${teamId}, ${raisedAt?.toISOString() ?? null}::timestamptz, ${at.toISOString()}::timestamptz, ${JSON.stringify(presses)}::jsonb)
    on conflict (team_id) do update set
      raised_at = case when ${isUp} then h.raised_at else excluded.raised_at end,
      answered_at = case when ${isUp} then h.answered_at end,
      pressed_at = excluded.pressed_at,
      presses = excluded.presses || case when (select count(*) from jsonb_object_keys(h.presses)) < ${HAND_DEVICES_MAX}
        then h.presses - ${device}::text else '{}' end
    where ${counted === null} or coalesce((h.presses ->> ${device}::text)::bigint, -1) < ${press}::bigint`);
}

function shownSince(at: Date): string {
  return new Date(at.getTime() - HAND_SHOWN_MS).toISOString();
}

/** Lowers a team's hand for its teacher. */
export async function lowerHand(tx: Tx, teamId: string): Promise<void> {
  await tx.update(raisedHands).set({ raisedAt: null, answeredAt: null }).where(eq(raisedHands.teamId, teamId));
}

/** Notes that the teacher is coming and returns the hand; null when it is not up. */
export async function answerRaisedHand(tx: Tx, teamId: string, answeredAt: Date) {
  const [row] = await tx
    .update(raisedHands)
    .set({ answeredAt })
    .where(and(eq(raisedHands.teamId, teamId), isNotNull(raisedHands.raisedAt)))
    .returning({ raisedAt: raisedHands.raisedAt, answeredAt: raisedHands.answeredAt });
  return row && row.raisedAt !== null ? { ...row, raisedAt: row.raisedAt } : null;
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
