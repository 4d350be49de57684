import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Theme } from '#domain/vocabulary.ts';
import { largeTotals } from './largeTotals.ts';
import { MARKS } from './marks.ts';
import type { Database, Tx } from './open.ts';
import { classes, schools, teachers, teams } from './schema.ts';

/** The prior of domain/ranking.ts, five votes of 3 stars; a test holds the two orders together. */
const PRIOR_SUM = 15;
const PRIOR_COUNT = 5;

/** Which teams are ranked against each other; what is left out does not narrow. */
export interface RankingFilter {
  classId?: string;
  schoolId?: string;
  teacherId?: string;
  theme?: Theme;
}

export type RankedRow = Awaited<ReturnType<typeof selectRanked>>[number];

/** One page of the ranking (ruling 8), equal teams by name; a rank is the place among all that the filter leaves. */
export async function rankTeams(
  db: Database,
  filter: RankingFilter,
  paging: { page: number; limit: number },
): Promise<{ rows: RankedRow[]; total: number }> {
  const where = whereOf(filter);
  const key = `ranking ${JSON.stringify(filter)}`;
  const [rows, total] = await Promise.all([
    selectRanked(db, where, paging),
    largeTotals(db)(key, () => db.$count(teams, where)),
  ]);
  return { rows, total };
}

/** The school of a teacher; null when there is none. */
export async function findSchoolOf(db: Database | Tx, teacherId: string): Promise<string | null> {
  const [row] = await db.select({ schoolId: teachers.schoolId }).from(teachers).where(eq(teachers.id, teacherId));
  return row?.schoolId ?? null;
}

/** On `teams` alone, so that its index of points can be walked: classes are reached by their ids. */
function whereOf({ classId, schoolId, teacherId, theme }: RankingFilter): SQL | undefined {
  const within = (condition: SQL) =>
    sql`${teams.classId} in (select ${classes.id} from ${classes}
      join ${teachers} on ${teachers.id} = ${classes.teacherId} where ${condition})`;
  return and(
    classId === undefined ? undefined : eq(teams.classId, classId),
    schoolId === undefined ? undefined : within(eq(teachers.schoolId, schoolId)),
    teacherId === undefined ? undefined : within(eq(teachers.id, teacherId)),
    theme === undefined ? undefined : eq(teams.theme, theme),
  );
}

async function selectRanked(db: Database, where: SQL | undefined, { page, limit }: { page: number; limit: number }) {
  const pool = poolOf(db, where, page * limit + limit);
  const place = sql<number>`rank() over (order by ${pool.points} desc, ${pool.participation} desc,
    ${pool.starsMean} desc, ${pool.councilAt} asc nulls last)`.mapWith(Number);
  const placed = db.$with('placed').as(
    db
      .select({ rank: place.as('rank'), id: pool.id, teamName: pool.name })
      .from(pool)
      .orderBy(sql`rank`, asc(pool.name), asc(pool.id))
      .limit(limit)
      .offset(page * limit),
  );
  return db
    .with(pool, placed)
    .select({
      rank: placed.rank,
      id: teams.id,
      name: teams.name,
      className: classes.name,
      schoolName: schools.name,
      teacherId: classes.teacherId,
      theme: teams.theme,
      points: teams.points,
      marks: MARKS,
    })
    .from(placed)
    .innerJoin(teams, eq(teams.id, placed.id))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .orderBy(asc(placed.rank), asc(placed.teamName), asc(placed.id));
}

/**
 * The teams that decide the first `places`, with all that ranks them: those with at least the points of the last of
 * them, as points come first. Stars and comments are counted of them alone, team by team, so that the first page of a
 * country costs little more than a school's.
 */
function poolOf(db: Database, where: SQL | undefined, places: number) {
  const last = db
    .select({ points: teams.points })
    .from(teams)
    .where(where)
    .orderBy(desc(teams.points))
    .offset(places - 1)
    .limit(1);
  return db.$with('pool').as(
    db
      .select({
        id: teams.id,
        name: teams.name,
        points: teams.points,
        councilAt: teams.councilAt,
        participation: PARTICIPATION.as('participation'),
        starsMean: STARS_MEAN.as('stars_mean'),
      })
      .from(teams)
      .where(and(where, sql`${teams.points} >= coalesce(${last}, 0)`)),
  );
}

/** How many proposals a team of `teams` gave stars to, and how many it commented on for others to see, each counted once. */
const PARTICIPATION = sql<number>`(select count(*) from "ratings" r where r."team_id" = "teams"."id")
  + (select count(distinct c."proposal_id") from "comments" c
    where c."team_id" = "teams"."id" and c."state" = 'shown')`;
/** The mean of the stars that its proposal was given, drawn towards the prior. */
const STARS_MEAN = sql<number>`(select (${sql.raw(`${PRIOR_SUM}`)}::float8 + coalesce(sum(r."stars"), 0))
    / (${sql.raw(`${PRIOR_COUNT}`)}::float8 + count(*))
  from "ratings" r join "proposals" p on p."id" = r."proposal_id" where p."team_id" = "teams"."id")`;
