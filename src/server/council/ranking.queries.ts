import { and, asc, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { RANKING_FIRST, RANKING_NEIGHBOURS } from '#domain/limits.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { cachedTotals } from '../db/cachedTotals.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { type PageRequest, type PageWindow, pageWindow } from '../db/paging.ts';
import { rankingRows } from '../db/schema/council.ts';
import { classes, schools, teachers, teams } from '../db/schema/schema.ts';
import { heldClasses } from '../marking/feedback/feedback.queries.ts';
import { MARKS } from '../marking/marks.queries.ts';

/** The teams that are ranked against each other; absent filters match all. */
export interface RankingFilter {
  classId?: string;
  schoolId?: string;
  teacherId?: string;
  theme?: Theme;
  /** A day 'yyyy-mm-dd': leaves out classes whose feedback is held back on it (decision 0080). */
  toldOn?: string;
}

type PlacedRow = Awaited<ReturnType<typeof selectPlaced>>[number];
export type RankedRow = PlacedRow & { rank: number };

/** Reads one page of the ranking (ruling 8), equal teams by name; ranks count all teams that match the filter. */
export async function rankTeams(
  db: Database,
  filter: RankingFilter,
  { page, limit }: PageRequest,
): Promise<{ rows: RankedRow[]; total: number }> {
  const where = whereOf(filter);
  const total = await totalOf(db, filter, where);
  return { rows: await rankedFrom(db, where, page * limit, pageWindow({ page, limit, total })), total };
}

/**
 * Reads a team's place with RANKING_NEIGHBOURS above and below it, and the first RANKING_FIRST places, in one snapshot.
 * `near` is empty when the team does not match the filter.
 */
export async function rankAround(
  db: Database,
  filter: RankingFilter,
  teamId: string,
): Promise<{ near: RankedRow[]; first: RankedRow[]; total: number }> {
  const where = whereOf(filter);
  const total = await totalOf(db, filter, where);
  const moment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  return db.transaction(async (tx) => {
    const first = await rankedFrom(tx, where, 0, { isReversed: false, limit: RANKING_FIRST, offset: 0 });
    const isRanked = (await tx.$count(rankingRows, and(where, eq(rankingRows.teamId, teamId)))) > 0;
    if (!isRanked) return { near: [], first, total };
    const before = (await countBetter(tx, where, teamId)) + (await equalsBefore(tx, where, teamId));
    const offset = Math.max(0, before - RANKING_NEIGHBOURS);
    const window = { isReversed: false, limit: before + 1 + RANKING_NEIGHBOURS - offset, offset };
    return { near: await rankedFrom(tx, where, offset, window), first, total };
  }, moment);
}

function totalOf(db: Database, filter: RankingFilter, where: SQL | undefined): Promise<number> {
  return cachedTotals(db)(`ranking ${JSON.stringify(filter)}`, () => db.$count(rankingRows, where));
}

/** Reads the rows of a window with their ranks; `before` is the number of rows before the first one. */
async function rankedFrom(db: Database | Tx, where: SQL | undefined, before: number, window: PageWindow) {
  const placed = await selectPlaced(db, where, window);
  const [first] = placed;
  if (first === undefined) return [];
  const equals = before === 0 ? 0 : await equalsBefore(db, where, first.id);
  return ranksFrom(placed, before, before + 1 - equals);
}

/**
 * Locks the ranking rows of these teams until the transaction ends, by team id as ratings and comments do. Take all
 * locks by one call before changing several teams, or transactions can deadlock.
 */
export async function lockRankingRows(tx: Tx, teamIds: readonly string[]): Promise<void> {
  const held = tx
    .select({ teamId: rankingRows.teamId })
    .from(rankingRows)
    .where(inArray(rankingRows.teamId, [...new Set(teamIds)]));
  if (teamIds.length > 0) await held.orderBy(rankingRows.teamId).for('no key update');
}

/** Conditions on `standings` only, so that its index can be scanned; other tables are used in subqueries. */
function whereOf({ classId, schoolId, teacherId, theme, toldOn }: RankingFilter): SQL | undefined {
  const within = (condition: SQL) =>
    sql`${rankingRows.teamId} in (select ${teams.id} from ${teams} join ${classes} on ${classes.id} = ${teams.classId}
      join ${teachers} on ${teachers.id} = ${classes.teacherId} where ${condition})`;
  return and(
    classId === undefined ? undefined : within(eq(classes.id, classId)),
    schoolId === undefined ? undefined : within(eq(teachers.schoolId, schoolId)),
    teacherId === undefined ? undefined : within(eq(teachers.id, teacherId)),
    theme === undefined ? undefined : eq(rankingRows.theme, theme),
    toldOn === undefined ? undefined : notInArray(rankingRows.classId, heldClasses(toldOn)),
  );
}

type Way = (column: SQL) => SQL;

/** Ranking rule, then name: the columns of the index, which is scanned backwards for pages near the end. */
function orderOf(up: Way, down: Way): SQL[] {
  return [
    down(sql`${rankingRows.points}`),
    down(sql`${rankingRows.participation}`),
    down(sql`${rankingRows.starsMean}`),
    up(sql`${rankingRows.name}`),
    up(sql`${rankingRows.teamId}`),
  ];
}

/** Reads the listed fields of a page's teams, sorted. */
async function selectPlaced(db: Database | Tx, where: SQL | undefined, { isReversed, limit, offset }: PageWindow) {
  const page = db
    .select()
    .from(rankingRows)
    .where(where)
    .orderBy(...(isReversed ? orderOf(desc, asc) : orderOf(asc, desc)))
    .limit(limit)
    .offset(offset)
    .as('standings');
  return db
    .select({
      id: teams.id,
      name: teams.name,
      className: classes.name,
      schoolName: schools.name,
      teacherId: classes.teacherId,
      theme: teams.theme,
      points: page.points,
      participation: page.participation,
      starsMean: page.starsMean,
      marks: MARKS,
    })
    .from(page)
    .innerJoin(teams, eq(teams.id, page.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .orderBy(...orderOf(asc, desc));
}

/** Counts the teams that the rule ranks before this one. */
function countBetter(db: Tx, where: SQL | undefined, teamId: string): Promise<number> {
  const { points, participation, starsMean } = rankingRows;
  const own = sql`(select own.points, own.participation, own.stars_mean from ${rankingRows} own where own.team_id = ${teamId})`;
  return db.$count(rankingRows, and(where, sql`(${points}, ${participation}, ${starsMean}) > ${own}`));
}

/** Counts the equal teams that come before this one by name. */
async function equalsBefore(db: Database | Tx, where: SQL | undefined, teamId: string): Promise<number> {
  const own = db.$with('own').as(db.select().from(rankingRows).where(eq(rankingRows.teamId, teamId)));
  const [found] = await db
    .with(own)
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(rankingRows)
    .innerJoin(
      own,
      and(
        eq(rankingRows.points, own.points),
        eq(rankingRows.participation, own.participation),
        eq(rankingRows.starsMean, own.starsMean),
        sql`(${rankingRows.name}, ${rankingRows.teamId}) < (${own.name}, ${own.teamId})`,
      ),
    )
    .where(where);
  return found?.count ?? 0;
}

/** Rows that are equal by the rule share a rank. */
function ranksFrom(rows: readonly PlacedRow[], before: number, firstRank: number): RankedRow[] {
  let rank = firstRank;
  return rows.map((row, index) => {
    const previous = rows[index - 1];
    if (previous && !isEqual(row, previous)) rank = before + index + 1;
    return { ...row, rank };
  });
}

function isEqual(a: PlacedRow, b: PlacedRow): boolean {
  return a.points === b.points && a.participation === b.participation && a.starsMean === b.starsMean;
}
