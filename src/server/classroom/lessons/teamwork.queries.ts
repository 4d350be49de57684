import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { AttendanceTotals } from '#domain/classroom/attendance.ts';
import type { PostedPart } from '#domain/classroom/missionLessons.ts';
import type { MissionLevel, Part } from '#domain/vocabulary.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { attendance, lessons, reflections } from '#server/db/schema/lessons.ts';
import { answerVersions, returnedLevels } from '#server/db/schema/records.ts';
import { answers, teams } from '#server/db/schema/schema.ts';
import { storedMission } from '#server/game/stored.ts';
import type { Attendance } from './attendance.queries.ts';

/** A lesson of a team's class, or one in which the team said who was there. */
export interface LessonOfTeamwork {
  id: string;
  startedAt: Date;
  /** When it was ended, or else when it ends by itself. */
  endedAt: Date;
  session: number | null;
  sessions: number | null;
  attendance: Attendance | null;
  /** Members of that time who were not there; null where it was not noted. */
  absent: string[] | null;
}
/** The answers of a team by mission; a mission without any is absent. */
export type Reflections = Partial<Record<MissionLevel, number[]>>;

/** Lists the lessons of a team, oldest first. */
export async function lessonsOfTeam(db: Database, teamId: string): Promise<LessonOfTeamwork[]> {
  const own = and(eq(attendance.lessonId, lessons.id), eq(attendance.teamId, teamId));
  const ofClass = db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(teams, eq(teams.classId, lessons.classId))
    .where(eq(teams.id, teamId));
  // A team that has moved to another class keeps the attendance of the lessons that it had before.
  const attended = db.select({ id: attendance.lessonId }).from(attendance).where(eq(attendance.teamId, teamId));
  const rows = await db
    .select({
      id: lessons.id,
      startedAt: lessons.startedAt,
      endedAt: sql`coalesce(${lessons.endedAt}, ${lessons.expiresAt})`.mapWith(lessons.expiresAt),
      session: lessons.session,
      sessions: lessons.sessions,
      answered: attendance.teamId,
      present: attendance.present,
      absent: attendance.absent,
      roles: attendance.roles,
    })
    .from(lessons)
    .leftJoin(attendance, own)
    .where(inArray(lessons.id, union(ofClass, attended)))
    .orderBy(asc(lessons.startedAt), asc(lessons.id));
  return rows.map(({ answered, present, roles, ...lesson }) => ({
    ...lesson,
    attendance: answered === null || roles === null ? null : { present, roles },
  }));
}

/** Lists when a team posted each part, former versions of missions too. */
export async function postedPartsOf(db: Database, teamId: string): Promise<PostedPart[]> {
  const current = db
    .select({ part: answers.part, acceptedAt: answers.acceptedAt, returnedAt: returnedLevels.returnedAt })
    .from(answers)
    .leftJoin(returnedLevels, and(eq(returnedLevels.teamId, answers.teamId), eq(returnedLevels.level, answers.part)))
    .where(eq(answers.teamId, teamId));
  const { level: part, acceptedAt, returnedAt } = answerVersions;
  const former = db
    .select({ part, acceptedAt, returnedAt })
    .from(answerVersions)
    .where(eq(answerVersions.teamId, teamId));
  const rows = await union(current, former);
  return rows.map((row) => ({
    part: row.part as Part,
    acceptedAt: row.acceptedAt.getTime(),
    returnedAt: row.returnedAt?.getTime() ?? null,
  }));
}

/** Reads how these teams say that they worked, by team id; a team without answers is absent. */
export async function reflectionsOf(db: Database, teamIds: readonly string[]): Promise<Map<string, Reflections>> {
  const found = new Map<string, Reflections>();
  if (teamIds.length === 0) return found;
  const { teamId, mission, answers: given } = reflections;
  const rows = await db
    .select({ teamId, mission, given })
    .from(reflections)
    .where(inArray(teamId, [...teamIds]));
  for (const row of rows) found.set(row.teamId, { ...found.get(row.teamId), [storedMission(row.mission)]: row.given });
  return found;
}

/** Counts by team id in how many lessons these teams said who was there, and how many of their members were. */
export async function attendanceTotalsOf(
  db: Database,
  teamIds: readonly string[],
): Promise<Map<string, AttendanceTotals>> {
  if (teamIds.length === 0) return new Map();
  const count = (what: ReturnType<typeof sql>) => sql<number>`coalesce(${what}, 0)::int`;
  const there = sql`(select count(*) from unnest(${teams.members}) member where member = any(${attendance.present}))`;
  const rows = await db
    .select({
      teamId: teams.id,
      sessions: count(sql`count(${attendance.present})`),
      skipped: count(sql`count(${attendance.lessonId}) filter (where ${attendance.present} is null)`),
      presences: count(sql`sum(${there})`),
      members: count(sql`cardinality(${teams.members})`),
    })
    .from(teams)
    .leftJoin(attendance, eq(attendance.teamId, teams.id))
    .where(inArray(teams.id, [...teamIds]))
    .groupBy(teams.id);
  return new Map(rows.map(({ teamId, ...totals }) => [teamId, totals]));
}
