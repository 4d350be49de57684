import { and, asc, count, eq, or, type SQL, sql } from 'drizzle-orm';
import type { TeacherQuery } from '#contract/school/teachers.ts';
import { ROLE } from '#domain/vocabulary.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { atPage, type PageRequest } from '../db/paging.ts';
import { accounts, classes, schools, teachers, teams } from '../db/schema/schema.ts';
import { contains } from '../db/search.ts';

export interface TeacherRow {
  id: string;
  name: string;
  username: string;
  email: string | null;
  /** The teacher has chosen the password, so no copy of it is stored. */
  isPasswordOwn: boolean;
  school: { id: string; name: string } | null;
  classes: { id: string; name: string }[];
  teamsCount: number;
}

/** All teachers, one, or those of a school; `search` matches name, email, username and the school's name. */
export type TeacherScope = { teacherId?: string | undefined; schoolId?: string | undefined; search?: string };
export type TeacherOrder = Pick<TeacherQuery, 'sort' | 'order'>;

/** The role lets PostgreSQL use the partial index of teachers' accounts; it removes the left join when it is unused. */
const ACCOUNT = and(eq(accounts.id, teachers.id), eq(accounts.role, sql.raw(String(ROLE.teacher))));
/** Equal teachers are sorted by name; a teacher without an email or a school comes last. */
const SORTS: Record<TeacherQuery['sort'], SQL> = {
  name: sql`${teachers.name}`,
  email: sql`${accounts.email} collate "pt_natural"`,
  school: sql`${schools.name}`,
  classes: sql`coalesce("counts"."classes", 0)`,
};
const BY_NAME: TeacherOrder = { sort: 'name', order: 'asc' };

/** Lists teachers; all of them when `part` is undefined. */
export async function listTeachers(
  db: Database | Tx,
  scope: TeacherScope,
  { sort, order }: TeacherOrder = BY_NAME,
  part?: PageRequest,
): Promise<TeacherRow[]> {
  const direction = sql.raw(order);
  const orderBy = [sql`${SORTS[sort]} ${direction} nulls last`, sql`${teachers.name} ${direction}`, asc(teachers.id)];
  const counts = countsOf(db);
  const chosen = db
    .select({ id: teachers.id })
    .from(teachers)
    .leftJoin(accounts, ACCOUNT)
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .leftJoin(counts, eq(counts.teacherId, teachers.id))
    .where(inScope(scope))
    .orderBy(...orderBy)
    .$dynamic();
  const page = atPage(chosen, part).as('page');
  return db
    .select({
      id: teachers.id,
      name: teachers.name,
      username: accounts.username,
      email: accounts.email,
      isPasswordOwn: sql<boolean>`${accounts.sealedPassword} is null`,
      school: { id: schools.id, name: schools.name },
      classes: sql<{ id: string; name: string }[]>`(select coalesce(json_agg(json_build_object(
          'id', ${classes.id}, 'name', ${classes.name}) order by ${classes.name}, ${classes.id}), '[]'::json)
        from ${classes} where ${classes.teacherId} = ${teachers.id})`,
      teamsCount: sql<number>`(select count(*)::int from ${teams}
  join ${classes} on ${classes.id} = ${teams.classId} where ${classes.teacherId} = ${teachers.id})`,
    })
    .from(page)
    .innerJoin(teachers, eq(teachers.id, page.id))
    .innerJoin(accounts, eq(accounts.id, page.id))
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .leftJoin(counts, eq(counts.teacherId, teachers.id))
    .orderBy(...orderBy);
}

/** Counts for all teachers at once, for sorting; PostgreSQL removes the join when the order does not use it. */
function countsOf(db: Database | Tx) {
  return db
    .select({ teacherId: classes.teacherId, classes: count().as('classes') })
    .from(classes)
    .groupBy(classes.teacherId)
    .as('counts');
}

export async function countTeachers(db: Database, scope: TeacherScope): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(teachers)
    .leftJoin(accounts, ACCOUNT)
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .where(inScope(scope));
  return row?.total ?? 0;
}

export async function teacherExists(db: Database | Tx, teacherId: string): Promise<boolean> {
  const found = await db.select({ id: teachers.id }).from(teachers).where(eq(teachers.id, teacherId));
  return found.length > 0;
}

/** Locks the teacher's row, so that no class can be added meanwhile; returns false when she does not exist. */
export async function lockTeacher(tx: Tx, teacherId: string): Promise<boolean> {
  const found = await tx.select({ id: teachers.id }).from(teachers).where(eq(teachers.id, teacherId)).for('update');
  return found.length > 0;
}

export async function updateTeacher(
  tx: Tx,
  teacherId: string,
  next: { name: string; schoolId: string | null },
): Promise<void> {
  await tx.update(teachers).set(next).where(eq(teachers.id, teacherId));
}

/** Inserts a teacher; `id` is the id of an account of role 2. */
export async function insertTeacher(
  tx: Tx,
  teacher: { id: string; name: string; schoolId: string | null },
): Promise<void> {
  await tx.insert(teachers).values(teacher);
}

function inScope({ teacherId, schoolId, search = '' }: TeacherScope): SQL | undefined {
  const words = [teachers.foldedName, accounts.foldedEmail, accounts.foldedUsername, schools.foldedName];
  return and(
    teacherId === undefined ? undefined : eq(teachers.id, teacherId),
    schoolId === undefined ? undefined : eq(teachers.schoolId, schoolId),
    search === '' ? undefined : or(...words.map((column) => contains(column, search))),
  );
}

/** Returns the id of a teacher's school; null when she has none. */
export async function findSchoolOf(db: Database | Tx, teacherId: string): Promise<string | null> {
  const [row] = await db.select({ schoolId: teachers.schoolId }).from(teachers).where(eq(teachers.id, teacherId));
  return row?.schoolId ?? null;
}
