import { and, asc, count, countDistinct, eq, or, type SQL, sql } from 'drizzle-orm';
import type { SchoolQuery } from '#contract/school/schools.ts';
import type { ModerationMode } from '#domain/council/moderation.ts';
import type { LevelScale } from '#domain/marking/levelScale.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { atPage, type PageRequest } from '../db/paging.ts';
import { classes, schoolGroups, schools, teachers, teams } from '../db/schema/schema.ts';
import { contains } from '../db/search.ts';

export interface SchoolRow {
  id: string;
  name: string;
  group: string | null;
  teacherNames: string[];
  classNames: string[];
  teamsCount: number;
  moderation: ModerationMode;
  levelScale: LevelScale;
}

/** A school's level scale as its columns. */
export const LEVEL_SCALE = {
  level2: schools.level2From,
  level3: schools.level3From,
  level4: schools.level4From,
  level5: schools.level5From,
};

/** All schools, one teacher's, or one; `search` matches the names of schools and groupings. */
export type SchoolScope = { teacherId?: string | undefined; schoolId?: string | undefined; search?: string };
export type SchoolOrder = Pick<SchoolQuery, 'sort' | 'order'>;

/** Equal schools are sorted by name; a school without a grouping comes last. */
const SORTS: Record<SchoolQuery['sort'], SQL> = {
  name: sql`${schools.name}`,
  group: sql`${schoolGroups.name} collate "pt_natural"`,
  teachers: sql`coalesce("counts"."teachers", 0)`,
  classes: sql`coalesce("counts"."classes", 0)`,
};
const BY_NAME: SchoolOrder = { sort: 'name', order: 'asc' };

/** Lists schools with their teachers, classes and number of teams; all of them when `part` is undefined. */
export async function listSchools(
  db: Database | Tx,
  scope: SchoolScope,
  { sort, order }: SchoolOrder = BY_NAME,
  part?: PageRequest,
): Promise<SchoolRow[]> {
  const direction = sql.raw(order);
  const orderBy = [sql`${SORTS[sort]} ${direction} nulls last`, sql`${schools.name} ${direction}`, asc(schools.id)];
  const counts = countsOf(db);
  const chosen = db
    .select({ id: schools.id })
    .from(schools)
    .leftJoin(schoolGroups, eq(schoolGroups.id, schools.groupId))
    .leftJoin(counts, eq(counts.schoolId, schools.id))
    .where(inScope(scope))
    .orderBy(...orderBy)
    .$dynamic();
  const page = atPage(chosen, part).as('page');
  return db
    .select({
      id: schools.id,
      name: schools.name,
      moderation: schools.moderation,
      levelScale: LEVEL_SCALE,
      group: schoolGroups.name,
      teacherNames: sql<string[]>`array(select ${teachers.name} from ${teachers}
        where ${teachers.schoolId} = ${schools.id} order by ${teachers.name}, ${teachers.id})`,
      classNames: sql<string[]>`array(select ${classes.name} from ${classes} join ${teachers}
        on ${teachers.id} = ${classes.teacherId}
        where ${teachers.schoolId} = ${schools.id} order by ${classes.name}, ${classes.id})`,
      teamsCount: sql<number>`(select count(*)::int from ${teams}
  join ${classes} on ${classes.id} = ${teams.classId} join ${teachers} on ${teachers.id} = ${classes.teacherId}
  where ${teachers.schoolId} = ${schools.id})`,
    })
    .from(page)
    .innerJoin(schools, eq(schools.id, page.id))
    .leftJoin(schoolGroups, eq(schoolGroups.id, schools.groupId))
    .leftJoin(counts, eq(counts.schoolId, schools.id))
    .orderBy(...orderBy);
}

/** Counts for all schools at once, for sorting; PostgreSQL removes the join when the order does not use it. */
function countsOf(db: Database | Tx) {
  return db
    .select({
      schoolId: teachers.schoolId,
      teachers: countDistinct(teachers.id).as('teachers'),
      classes: count(classes.id).as('classes'),
    })
    .from(teachers)
    .leftJoin(classes, eq(classes.teacherId, teachers.id))
    .groupBy(teachers.schoolId)
    .as('counts');
}

export async function countSchools(db: Database, scope: SchoolScope): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(schools)
    .leftJoin(schoolGroups, eq(schoolGroups.id, schools.groupId))
    .where(inScope(scope));
  return row?.total ?? 0;
}

/** Returns the name of a school; null when it does not exist. */
export async function findSchoolName(db: Database | Tx, schoolId: string): Promise<string | null> {
  const [row] = await db.select({ name: schools.name }).from(schools).where(eq(schools.id, schoolId));
  return row?.name ?? null;
}

/** Inserts a school. `group` null means none; a group's name is matched case-insensitively, and created if unknown. */
export async function insertSchool(tx: Tx, school: { name: string; group: string | null }): Promise<string> {
  const groupId = school.group === null ? null : await findOrMakeGroup(tx, school.group);
  const [row] = await tx.insert(schools).values({ name: school.name, groupId }).returning({ id: schools.id });
  if (!row) throw new Error('The school was not written.');
  return row.id;
}

/** Locks the school's row, so that no teacher can be added meanwhile; returns false when it does not exist. */
export async function lockSchool(tx: Tx, schoolId: string): Promise<boolean> {
  const found = await tx.select({ id: schools.id }).from(schools).where(eq(schools.id, schoolId)).for('update');
  return found.length > 0;
}

/** Updates a school; `group` as in insertSchool. */
export async function updateSchool(
  tx: Tx,
  schoolId: string,
  school: { name: string; group: string | null },
): Promise<void> {
  const groupId = school.group === null ? null : await findOrMakeGroup(tx, school.group);
  await tx.update(schools).set({ name: school.name, groupId }).where(eq(schools.id, schoolId));
}

async function findOrMakeGroup(tx: Tx, name: string): Promise<string> {
  const [made] = await tx
    .insert(schoolGroups)
    .values({ name })
    .onConflictDoNothing()
    .returning({ id: schoolGroups.id });
  if (made) return made.id;
  const [known] = await tx
    .select({ id: schoolGroups.id })
    .from(schoolGroups)
    .where(eq(sql`lower(${schoolGroups.name})`, sql`lower(${name})`));
  if (!known) throw new Error('The school group was deleted meanwhile.');
  return known.id;
}

function inScope({ teacherId, schoolId, search = '' }: SchoolScope): SQL | undefined {
  const own = sql`${schools.id} = (select ${teachers.schoolId} from ${teachers} where ${teachers.id} = ${teacherId})`;
  return and(
    schoolId === undefined ? undefined : eq(schools.id, schoolId),
    schoolId !== undefined || teacherId === undefined ? undefined : own,
    search === '' ? undefined : or(contains(schools.foldedName, search), contains(schoolGroups.foldedName, search)),
  );
}
