import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Theme } from '#domain/vocabulary.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import type { Connection } from '../db/pool.ts';
import { prepared } from '../db/prepared.ts';
import { accounts, classes, schools, teachers, teams } from '../db/schema/schema.ts';
import { teamSupports } from '../db/schema/supports.ts';
import { type StoredWork, WORK, type WorkRows, workAnd, workFrom } from '../game/answers.queries.ts';
import { RETURNED, type ReturnedLevel } from '../marking/guidance.queries.ts';
import { MARKS, marksFrom, type StoredMarks } from '../marking/marks.queries.ts';
import { type TeamFilters, teamCondition } from './teamFilters.queries.ts';
import { orderOf, type TeamOrder } from './teamPage.queries.ts';

interface TeamRow {
  id: string;
  name: string;
  ship: number | null;
  members: string[];
  level: number;
  returned: ReturnedLevel[];
  theme: string;
  username: string;
  className: string;
  schoolName: string | null;
  teacherName: string;
  /** As stored; null without any. */
  supports: unknown;
}
export type TeamWithMarks = TeamRow & { marks: StoredMarks };
export type TeamWithWork = TeamWithMarks & { work: StoredWork };

const FIELDS = {
  id: teams.id,
  name: teams.name,
  ship: teams.ship,
  members: teams.members,
  level: teams.level,
  returned: RETURNED,
  theme: teams.theme,
  username: accounts.username,
  className: classes.name,
  schoolName: schools.name,
  teacherName: teachers.name,
  marks: MARKS,
  supports: sql<unknown>`(select ${teamSupports.supports} from ${teamSupports} where ${teamSupports.teamId} = ${teams.id})`,
};

const BY_NAME: TeamOrder = { sort: 'name', order: 'asc' };

/** Lists teams with their marks, sorted by name. */
export async function listTeams(db: Database, filters: TeamFilters): Promise<TeamWithMarks[]> {
  const all = sql`(select ${teams.id} as id from ${teams} where ${teamCondition(filters) ?? sql`true`}) as page`;
  return (await rowsQuery(db, all, orderOf(BY_NAME), sql<null>`null`)).map(withoutWork);
}

const GIVEN = sql`unnest(${sql.placeholder('ids')}::uuid[]) with ordinality as page(id, place)`;
const AS_GIVEN = [sql`page.place`];
const TEACHER = sql`${sql.placeholder('teacherId')}::uuid`;
const IN_SCOPE = sql`(${TEACHER} is null or ${classes.teacherId} = ${TEACHER})`;
const someTeams = prepared((db) =>
  rowsQuery(db, GIVEN, AS_GIVEN, sql<null>`null`).where(IN_SCOPE).prepare('some_teams'),
);
const someWork = prepared((db) => rowsQuery(db, GIVEN, AS_GIVEN, WORK).where(IN_SCOPE).prepare('some_work'));

/** Ids of a selected page; `teacherId` is the teacher who must still own the teams, undefined for any. */
export interface SelectedTeams {
  ids: readonly string[];
  teacherId: string | undefined;
}

/** Reads these teams with their marks, in this order; leaves out deleted teams and those of another teacher. */
export async function teamsByIds(db: Database, { ids, teacherId }: SelectedTeams): Promise<TeamWithMarks[]> {
  return (await someTeams(db).execute({ ids, teacherId: teacherId ?? null })).map(withoutWork);
}

/** As teamsByIds, with everything that the teams have posted. */
export async function workByIds(db: Database, { ids, teacherId }: SelectedTeams): Promise<TeamWithWork[]> {
  return (await someWork(db).execute({ ids, teacherId: teacherId ?? null })).map(readRow).filter(hasWork);
}

const ONE_TEAM = sql`(select ${sql.placeholder('teamId')}::uuid as id) as page`;
const oneTeam = prepared((db) => rowsQuery(db, ONE_TEAM, [], WORK).prepare('team'));

/** Reads one team with everything that it has posted; null when it does not exist. */
export async function findTeam(db: Database | Tx, teamId: string): Promise<TeamWithWork | null> {
  const [row] = (await oneTeam(db).execute({ teamId })).map(readRow).filter(hasWork);
  return row ?? null;
}

/**
 * Returns a query `name` that reads one team as findTeam does, and in the same statement, so of the same moment, what `pairs` of
 * keys and values select beside `teams` and `classes`.
 */
export function findTeamAnd<More>(name: string, pairs: SQL<More>) {
  const query = prepared((db) => rowsQuery(db, ONE_TEAM, [], workAnd(pairs)).prepare(name));
  return async (db: Database | Tx, teamId: string): Promise<{ team: TeamWithWork; more: More } | null> => {
    const [row] = await query(db).execute({ teamId });
    const team = row && readRow(row);
    return row && team && hasWork(team) ? { team, more: row.work } : null;
  };
}

/** Reads a team as findTeam does, with the day until which feedback of its class is held back, passed or not; null without one. */
export const findTeamWithHold = findTeamAnd(
  'team_with_hold',
  sql<{ heldUntil: string | null }>`'heldUntil', ${classes.feedbackHeldUntil}`,
);

/** Lists the teams of a class with everything that they have posted, sorted by name. */
export async function teamsOfClass(db: Database, classId: string): Promise<TeamWithWork[]> {
  const all = sql`(select ${teams.id} as id from ${teams} where ${teams.classId} = ${classId}) as page`;
  return (await rowsQuery(db, all, orderOf(BY_NAME), WORK)).map(readRow).filter(hasWork);
}

/** Inserts a team; `id` is the id of an account of role 3. */
export async function insertTeam(
  tx: Tx,
  team: { id: string; name: string; classId: string; theme: string; members: string[] },
): Promise<void> {
  await tx.insert(teams).values(team);
}

export async function updateTeam(
  tx: Tx,
  teamId: string,
  next: { name: string; members: string[]; theme: Theme },
): Promise<void> {
  await tx.update(teams).set(next).where(eq(teams.id, teamId));
}

/** Locks the teams of these classes until the transaction ends and returns their ids. */
export async function lockTeamsOf(tx: Tx, classIds: readonly string[]): Promise<string[]> {
  const inside = tx
    .select({ id: teams.id })
    .from(teams)
    .where(inArray(teams.classId, [...classIds]));
  const rows = await inside.orderBy(teams.id).for('update');
  return rows.map(({ id }) => id);
}

/** Moves a team to another class. */
export async function moveToClass(tx: Tx, teamId: string, classId: string): Promise<void> {
  await tx.update(teams).set({ classId }).where(eq(teams.id, teamId));
}

/** Selects the teams whose ids are in `page`; `work` is WORK, or workAnd of more, or SQL null. */
function rowsQuery<Work extends WorkRows | null>(db: Connection, page: SQL, orderBy: SQL[], work: SQL<Work>) {
  return db
    .select({ ...FIELDS, work })
    .from(page)
    .innerJoin(teams, eq(teams.id, sql`page.id`))
    .innerJoin(accounts, eq(accounts.id, teams.id))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .orderBy(...orderBy);
}

type Row = Awaited<ReturnType<typeof rowsQuery<WorkRows | null>>>[number];

function readRow(row: Row) {
  return { ...row, marks: marksFrom(row.marks), work: row.work && workFrom(row.work) };
}

function withoutWork(row: Row): TeamWithMarks {
  const { work: _, ...rest } = readRow(row);
  return rest;
}

function hasWork(row: TeamWithMarks & { work: StoredWork | null }): row is TeamWithWork {
  return row.work !== null;
}
