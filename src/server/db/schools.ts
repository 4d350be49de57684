import { asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from './open.ts';
import { classes, schoolGroups, schools, teachers, teams } from './schema.ts';

export interface SchoolRow {
  id: string;
  name: string;
  group: string | null;
  teacherNames: string[];
  classNames: string[];
  teamsCount: number;
}

/** Which schools: all, one teacher's, or one. */
export type SchoolScope = { teacherId?: string | undefined; schoolId?: string | undefined };
export type PageOf = { page: number; limit: number };

/** Schools in the order of their names, with what belongs to each; `part` undefined: all of them. */
export async function listSchools(db: Database | Tx, scope: SchoolScope, part?: PageOf): Promise<SchoolRow[]> {
  const chosen = db
    .select({ id: schools.id })
    .from(schools)
    .where(inScope(scope))
    .orderBy(asc(schools.name), asc(schools.id))
    .$dynamic();
  const page = (part ? chosen.limit(part.limit).offset(part.page * part.limit) : chosen).as('page');
  return db
    .select({
      id: schools.id,
      name: schools.name,
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
    .orderBy(asc(schools.name), asc(schools.id));
}

export async function countSchools(db: Database, scope: SchoolScope): Promise<number> {
  const [row] = await db.select({ total: count() }).from(schools).where(inScope(scope));
  return row?.total ?? 0;
}

export async function schoolExists(db: Database | Tx, schoolId: string): Promise<boolean> {
  const found = await db.select({ id: schools.id }).from(schools).where(eq(schools.id, schoolId));
  return found.length > 0;
}

/** Writes a school; `group` null means none, a name is found without regard to case or made. */
export async function insertSchool(tx: Tx, school: { name: string; group: string | null }): Promise<string> {
  const groupId = school.group === null ? null : await findOrMakeGroup(tx, school.group);
  const [row] = await tx.insert(schools).values({ name: school.name, groupId }).returning({ id: schools.id });
  if (!row) throw new Error('The school was not written.');
  return row.id;
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
  if (!known) throw new Error('The school group vanished.');
  return known.id;
}

function inScope({ teacherId, schoolId }: SchoolScope): SQL | undefined {
  if (schoolId !== undefined) return eq(schools.id, schoolId);
  if (teacherId === undefined) return undefined;
  return sql`${schools.id} = (select ${teachers.schoolId} from ${teachers} where ${teachers.id} = ${teacherId})`;
}
