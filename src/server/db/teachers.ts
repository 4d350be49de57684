import { asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from './open.ts';
import { accounts, classes, schools, teachers, teams } from './schema.ts';
import type { PageOf } from './schools.ts';

export interface TeacherRow {
  id: string;
  name: string;
  username: string;
  email: string | null;
  school: { id: string; name: string } | null;
  classes: { id: string; name: string }[];
  teamsCount: number;
}

/** Teachers in the order of their names; `teacherId`: that one only; `part` undefined: all of them. */
export async function listTeachers(
  db: Database | Tx,
  { teacherId }: { teacherId?: string | undefined },
  part?: PageOf,
): Promise<TeacherRow[]> {
  const chosen = db
    .select({ id: teachers.id })
    .from(teachers)
    .where(only(teacherId))
    .orderBy(asc(teachers.name), asc(teachers.id))
    .$dynamic();
  const page = (part ? chosen.limit(part.limit).offset(part.page * part.limit) : chosen).as('page');
  return db
    .select({
      id: teachers.id,
      name: teachers.name,
      username: accounts.username,
      email: accounts.email,
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
    .orderBy(asc(teachers.name), asc(teachers.id));
}

export async function countTeachers(db: Database, { teacherId }: { teacherId?: string | undefined }): Promise<number> {
  const [row] = await db.select({ total: count() }).from(teachers).where(only(teacherId));
  return row?.total ?? 0;
}

export async function teacherExists(db: Database | Tx, teacherId: string): Promise<boolean> {
  const found = await db.select({ id: teachers.id }).from(teachers).where(eq(teachers.id, teacherId));
  return found.length > 0;
}

/** `id` is the id of an account of role 2. */
export async function insertTeacher(
  tx: Tx,
  teacher: { id: string; name: string; schoolId: string | null },
): Promise<void> {
  await tx.insert(teachers).values(teacher);
}

function only(teacherId: string | undefined): SQL | undefined {
  return teacherId === undefined ? undefined : eq(teachers.id, teacherId);
}
