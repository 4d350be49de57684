import { and, asc, count, countDistinct, desc, eq, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { Theme } from '#domain/vocabulary.ts';
import type { Database } from './open.ts';
import { classes, schools, teachers, teams } from './schema.ts';
import { comments, proposals, ratings } from './schemaCouncil.ts';

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
  const [counted] = await db
    .select({ total: count() })
    .from(teams)
    .innerJoin(classes, eq(classes.id, teams.classId))
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .where(where);
  return { rows: await selectRanked(db, where, paging), total: counted?.total ?? 0 };
}

/** The school of a teacher; null when there is none. */
export async function findSchoolOf(db: Database, teacherId: string): Promise<string | null> {
  const [row] = await db.select({ schoolId: teachers.schoolId }).from(teachers).where(eq(teachers.id, teacherId));
  return row?.schoolId ?? null;
}

function whereOf({ classId, schoolId, teacherId, theme }: RankingFilter): SQL | undefined {
  return and(
    classId === undefined ? undefined : eq(teams.classId, classId),
    schoolId === undefined ? undefined : eq(teachers.schoolId, schoolId),
    teacherId === undefined ? undefined : eq(classes.teacherId, teacherId),
    theme === undefined ? undefined : eq(teams.theme, theme),
  );
}

function selectRanked(db: Database, where: SQL | undefined, { page, limit }: { page: number; limit: number }) {
  const pool = poolOf(db, where, page * limit + limit);
  const rated = ratedBy(db, pool);
  const commented = commentedBy(db, pool);
  const received = receivedBy(db, pool);
  const participation = sql`coalesce(${rated.total}, 0) + coalesce(${commented.total}, 0)`;
  const starsMean = sql`(${PRIOR_SUM}::float8 + coalesce(${received.sum}, 0)) / (${PRIOR_COUNT}::float8 + coalesce(${received.total}, 0))`;
  const keys = sql`${teams.points} desc, ${participation} desc, ${starsMean} desc, ${teams.councilAt} asc nulls last`;
  return db
    .with(pool)
    .select({
      rank: sql<number>`rank() over (order by ${keys})`.mapWith(Number).as('rank'),
      id: teams.id,
      name: teams.name,
      className: classes.name,
      schoolName: schools.name,
      teacherId: classes.teacherId,
      theme: teams.theme,
      points: teams.points,
    })
    .from(teams)
    .innerJoin(pool, eq(pool.id, teams.id))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .leftJoin(rated, eq(rated.teamId, teams.id))
    .leftJoin(commented, eq(commented.teamId, teams.id))
    .leftJoin(received, eq(received.teamId, teams.id))
    .orderBy(sql`rank`, asc(teams.name), asc(teams.id))
    .limit(limit)
    .offset(page * limit);
}

type Pool = ReturnType<typeof poolOf>;

/**
 * The teams that decide the first `places`: those with at least the points of the last of them, as points come first.
 * Stars and comments are counted of them alone, so that the first page of a country costs little more than a school's.
 */
function poolOf(db: Database, where: SQL | undefined, places: number) {
  const last = db
    .select({ points: teams.points })
    .from(teams)
    .innerJoin(classes, eq(classes.id, teams.classId))
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .where(where)
    .orderBy(desc(teams.points))
    .offset(places - 1)
    .limit(1);
  return db.$with('pool').as(
    db
      .select({ id: teams.id })
      .from(teams)
      .innerJoin(classes, eq(classes.id, teams.classId))
      .innerJoin(teachers, eq(teachers.id, classes.teacherId))
      .where(and(where, sql`${teams.points} >= coalesce(${last}, 0)`)),
  );
}

/** How many proposals each team gave stars to. */
function ratedBy(db: Database, pool: Pool) {
  return db
    .select({ teamId: ratings.teamId, total: count().as('rated_total') })
    .from(ratings)
    .where(inArray(ratings.teamId, db.select({ id: pool.id }).from(pool)))
    .groupBy(ratings.teamId)
    .as('rated');
}

/** How many proposals each team commented on, however often. */
function commentedBy(db: Database, pool: Pool) {
  return db
    .select({ teamId: comments.teamId, total: countDistinct(comments.proposalId).as('commented_total') })
    .from(comments)
    .where(inArray(comments.teamId, db.select({ id: pool.id }).from(pool)))
    .groupBy(comments.teamId)
    .as('commented');
}

/** The stars that each team's proposal was given. */
function receivedBy(db: Database, pool: Pool) {
  return db
    .select({
      teamId: proposals.teamId,
      total: count().as('received_total'),
      sum: sum(ratings.stars).as('received_sum'),
    })
    .from(ratings)
    .innerJoin(proposals, eq(proposals.id, ratings.proposalId))
    .where(inArray(proposals.teamId, db.select({ id: pool.id }).from(pool)))
    .groupBy(proposals.teamId)
    .as('received');
}
