import { asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { TeamQuery } from '#contract/teams.ts';
import type { Marks } from '#domain/scoring.ts';
import { storedMission } from '../stored.ts';
import { largeTotals } from './largeTotals.ts';
import type { Database, Tx } from './open.ts';
import { accounts, classes, marks, schools, teachers, teams } from './schema.ts';
import type { PageOf } from './schools.ts';
import { type TeamFilters, teamCondition } from './teamFilters.ts';

interface TeamRow {
  id: string;
  name: string;
  ship: number | null;
  members: string[];
  level: number;
  theme: string;
  username: string;
  className: string;
  schoolName: string | null;
  teacherName: string;
}
export type TeamOrder = Pick<TeamQuery, 'sort' | 'order'>;
export type TeamWithMarks = TeamRow & { marks: Marks };

const FIELDS = {
  id: teams.id,
  name: teams.name,
  ship: teams.ship,
  members: teams.members,
  level: teams.level,
  theme: teams.theme,
  username: accounts.username,
  className: classes.name,
  schoolName: schools.name,
  teacherName: teachers.name,
};

/** Each has an index of the same shape, read forwards or backwards; the id breaks ties. */
const SORTS: Record<TeamQuery['sort'], SQL[]> = {
  name: [sql`${teams.name}`, sql`${teams.id}`],
  class: [sql`${classes.name}`, sql`${classes.id}`, sql`${teams.name}`, sql`${teams.id}`],
  tutorial: [sql`(${teams.level} > 1)`, sql`${teams.name}`, sql`${teams.id}`],
  solar: [
    sql`(case ${teams.theme} when 'ds' then 0 when 'dh' then 1 else 2 end)`,
    sql`${teams.name}`,
    sql`${teams.id}`,
  ],
};
const BY_NAME: TeamOrder = { sort: 'name', order: 'asc' };

/**
 * Teams with their marks, filtered and sorted over all of them (ruling 20); `part` undefined: all that match. The page
 * is chosen first, on as few tables as the order needs, and only its rows are looked up in the others.
 */
export async function listTeams(
  db: Database | Tx,
  filters: TeamFilters,
  { sort, order }: TeamOrder = BY_NAME,
  part?: PageOf,
): Promise<TeamWithMarks[]> {
  const direction = order === 'asc' ? asc : desc;
  const orderBy = SORTS[sort].map((column) => direction(column));
  const all = db.select({ id: teams.id }).from(teams).$dynamic();
  const joined = sort === 'class' ? all.innerJoin(classes, eq(classes.id, teams.classId)) : all;
  const chosen = joined.where(teamCondition(filters)).orderBy(...orderBy);
  const page = (part ? chosen.limit(part.limit).offset(part.page * part.limit) : chosen).as('page');
  const rows = await db
    .select(FIELDS)
    .from(page)
    .innerJoin(teams, eq(teams.id, page.id))
    .innerJoin(accounts, eq(accounts.id, page.id))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .orderBy(...orderBy);
  return withMarks(db, rows, part !== undefined);
}

/** How many teams match. A large total is taken again only after a few seconds: counting it costs more than its page. */
export async function countTeams(db: Database, filters: TeamFilters): Promise<number> {
  return largeTotals(db)(JSON.stringify(filters), async () => {
    const [row] = await db.select({ total: count() }).from(teams).where(teamCondition(filters));
    return row?.total ?? 0;
  });
}

/** One team; null when there is none. */
export async function findTeam(db: Database | Tx, teamId: string): Promise<TeamWithMarks | null> {
  const rows = await db
    .select(FIELDS)
    .from(teams)
    .innerJoin(accounts, eq(accounts.id, teams.id))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .where(eq(teams.id, teamId));
  const [team] = await withMarks(db, rows, true);
  return team ?? null;
}

/** `id` is the id of an account of role 3. */
export async function insertTeam(
  tx: Tx,
  team: { id: string; name: string; classId: string; theme: string; members: string[] },
): Promise<void> {
  await tx.insert(teams).values(team);
}

/** `few`: look the marks up by id; a list of everything reads the table once instead. */
async function withMarks(db: Database | Tx, rows: TeamRow[], few: boolean): Promise<TeamWithMarks[]> {
  const ids = rows.map(({ id }) => id);
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ teamId: marks.teamId, level: marks.level, p1: marks.p1, p2: marks.p2 })
          .from(marks)
          .where(few ? inArray(marks.teamId, ids) : undefined);
  const known = new Map<string, Marks>();
  for (const { teamId, level, p1, p2 } of found) {
    known.set(teamId, { ...known.get(teamId), [storedMission(level)]: { p1, p2 } });
  }
  return rows.map((row) => ({ ...row, marks: known.get(row.id) ?? {} }));
}
