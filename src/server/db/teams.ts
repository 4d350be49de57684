import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Theme } from '#domain/vocabulary.ts';
import { type StoredWork, WORK, type WorkRows, workFrom } from './answers.ts';
import { RETURNED, type ReturnedLevel } from './guidance.ts';
import { largeTotals } from './largeTotals.ts';
import { MARKS, marksFrom, type StoredMarks } from './marks.ts';
import type { Database, Tx } from './open.ts';
import type { Connection } from './openPool.ts';
import { prepared } from './prepared.ts';
import { accounts, classes, schools, teachers, teams } from './schema.ts';
import { type TeamFilters, teamCondition } from './teamFilters.ts';
import { orderOf, pageOf, type TeamOrder, type TeamPart } from './teamPage.ts';

/** A search that finds more is not counted further: nobody reads so many, and counting would cost more than the page. */
const COUNTED_MAX = 10_000;

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
};

const BY_NAME: TeamOrder = { sort: 'name', order: 'asc' };

/**
 * Teams with their marks, filtered and sorted over all of them (ruling 20); `part` undefined: all that match. One query:
 * the page is chosen first, on `teams` alone, and only its rows are looked up in the other tables.
 */
export async function listTeams(
  db: Database | Tx,
  filters: TeamFilters,
  order: TeamOrder = BY_NAME,
  part?: TeamPart,
): Promise<TeamWithMarks[]> {
  const orderBy = orderOf(order);
  const rows = await rowsOf(db, pageOf(filters, order, part), orderBy, sql`null`);
  return rows.map(({ work: _, ...row }) => row);
}

/** As listTeams, with all that the teams have posted. */
export async function listWork(
  db: Database | Tx,
  filters: TeamFilters,
  order: TeamOrder,
  part: TeamPart,
): Promise<TeamWithWork[]> {
  const orderBy = orderOf(order);
  const rows = await rowsOf(db, pageOf(filters, order, part), orderBy, WORK);
  return rows.filter(hasWork);
}

/**
 * How many teams match, exactly unless a search finds very many (`more`). Another large total is taken again only after
 * a few seconds: counting it costs more than its page.
 */
export async function countTeams(db: Database, filters: TeamFilters): Promise<{ total: number; more: boolean }> {
  const found = db.select({ id: teams.id }).from(teams).where(teamCondition(filters)).$dynamic();
  const isSearch = filters.search !== '' || filters.name !== '';
  const counted = (isSearch ? found.limit(COUNTED_MAX + 1) : found).as('found');
  const total = await largeTotals(db)(JSON.stringify(filters), () => db.$count(counted));
  return isSearch && total > COUNTED_MAX ? { total: COUNTED_MAX, more: true } : { total, more: false };
}

const oneTeam = prepared((db) =>
  rowsQuery(db, sql`(select ${sql.placeholder('teamId')}::uuid as id) as page`, [], WORK).prepare('team'),
);

/** One team; null when there is none. */
export async function findTeam(db: Database | Tx, teamId: string): Promise<TeamWithWork | null> {
  const [row] = (await oneTeam(db).execute({ teamId })).map(readRow).filter(hasWork);
  return row ?? null;
}

/** The teams of a class with all that they have posted, in the order of their names. */
export async function teamsOfClass(db: Database, classId: string): Promise<TeamWithWork[]> {
  const all = sql`(select ${teams.id} as id from ${teams} where ${teams.classId} = ${classId}) as page`;
  return (await rowsOf(db, all, orderOf(BY_NAME), WORK)).filter(hasWork);
}

/** `id` is the id of an account of role 3. */
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

/** The ids of the teams of these classes, each held until the transaction ends: whoever writes to one waits. */
export async function lockTeamsOf(tx: Tx, classIds: readonly string[]): Promise<string[]> {
  const inside = tx
    .select({ id: teams.id })
    .from(teams)
    .where(inArray(teams.classId, [...classIds]));
  const rows = await inside.orderBy(teams.id).for('update');
  return rows.map(({ id }) => id);
}

/** Puts a team into another class; nothing else of it changes. */
export async function moveToClass(tx: Tx, teamId: string, classId: string): Promise<void> {
  await tx.update(teams).set({ classId }).where(eq(teams.id, teamId));
}

/** The rows of the chosen ids; `work` is WORK, or nothing. */
async function rowsOf(db: Database | Tx, page: SQL, orderBy: SQL[], work: SQL<WorkRows | null>) {
  return (await rowsQuery(db, page, orderBy, work)).map(readRow);
}

function rowsQuery(db: Connection, page: SQL, orderBy: SQL[], work: SQL<WorkRows | null>) {
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

type Row = Awaited<ReturnType<typeof rowsQuery>>[number];

function readRow(row: Row) {
  return { ...row, marks: marksFrom(row.marks), work: row.work && workFrom(row.work) };
}

function hasWork(row: TeamWithMarks & { work: StoredWork | null }): row is TeamWithWork {
  return row.work !== null;
}
