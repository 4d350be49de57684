import { type AnyColumn, and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { ClassQuery } from '#contract/school/classes.ts';
import { KEEP_WARNING_DAYS } from '#domain/limits.ts';
import type { Retention } from '#domain/records/retention.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { type ClassRanking, RANKING } from '../council/classRanking.queries.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { atPage, type PageRequest } from '../db/paging.ts';
import { accounts, classes, classSizes, schools, teachers } from '../db/schema/schema.ts';
import { contains } from '../db/search.ts';
import { type ClassRetention, RETENTION_FIELDS } from '../records/retention/retention.queries.ts';

export interface ClassRow extends Pick<ClassRetention, 'id' | 'name' | 'madeAt' | 'kept'> {
  teacher: { id: string; name: string; email: string | null };
  school: { id: string; name: string } | null;
  teamsCount: number;
  ranking: ClassRanking;
}

/**
 * All classes, one teacher's, or one. `search` matches the class's name, its teacher's name or email, or the school's
 * name; `over` selects classes whose retention has ended on `today`, or the others.
 */
type ClassScope = {
  teacherId?: string | undefined;
  classId?: string;
  search?: string;
  over?: boolean | undefined;
  today?: string;
};
/** `today` is 'yyyy-mm-dd'; with RETENTION=auto the end of retention depends on it. */
type ClassOrder = Pick<ClassQuery, 'sort' | 'order'> & { today: string; retention: Retention };

/** Lists one page of classes; equal ones are sorted by name, and classes without a value come last. */
export async function pageOfClasses(
  db: Database,
  scope: ClassScope,
  order: ClassOrder,
  part: PageRequest,
): Promise<ClassRow[]> {
  const orderBy = orderOf(order);
  const chosen = db
    .select({ id: classes.id })
    .from(classes)
    // PostgreSQL removes the left joins that the order does not use.
    .leftJoin(teachers, eq(teachers.id, classes.teacherId))
    .leftJoin(accounts, eq(accounts.id, classes.teacherId))
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .leftJoin(classSizes, eq(classSizes.classId, classes.id))
    .where(inScope(scope))
    .orderBy(...orderBy)
    .$dynamic();
  const page = atPage(chosen, part).as('page');
  return selectClasses(db)
    .innerJoin(page, eq(page.id, classes.id))
    .orderBy(...orderBy);
}

export async function countClasses(db: Database, scope: ClassScope): Promise<number> {
  return db.$count(classes, inScope(scope));
}

function orderOf({ sort, order, today, retention }: ClassOrder): SQL[] {
  const columns: Record<ClassQuery['sort'], SQL> = {
    class: sql`${classes.name}`,
    teacher: sql`${teachers.name}`,
    email: sql`${accounts.email} collate "pt_natural"`,
    school: sql`${schools.name}`,
    teams: sql`${classSizes.teams}`,
    keep: retention === 'auto' ? goesOn(today) : sql`${classes.keepUntil}`,
  };
  const direction = sql.raw(order);
  return [sql`${columns[sort]} ${direction} nulls last`, sql`${classes.name} ${direction}`, asc(classes.id)];
}

/** Must compute the same day as dueDay in domain/records/retention.ts. */
function goesOn(today: string): SQL {
  const day = sql`${today}::date`;
  const warned = sql`(${classes.warnedDays} - (${classes.warnedOn} is not distinct from ${day})::int)`;
  return sql`case when ${day} < ${classes.keepUntil} - ${KEEP_WARNING_DAYS}::int then ${classes.keepUntil}
    else greatest(${classes.keepUntil}, ${day} + greatest(0, ${KEEP_WARNING_DAYS}::int - ${warned})) end`;
}

function inScope({ teacherId, search = '', over, today }: ClassScope): SQL | undefined {
  return and(
    teacherId === undefined ? undefined : eq(classes.teacherId, teacherId),
    over === undefined ? undefined : sql`(${classes.keepUntil} <= ${today}::date) = ${over}`,
    search === '' ? undefined : or(contains(classes.foldedName, search), isTaughtBy(search)),
  );
}

/** Matches the teacher's name, email or school; each table is scanned once. */
function isTaughtBy(search: string): SQL {
  const has = (column: AnyColumn) => contains(column, search);
  return sql`${classes.teacherId} in (
    select "teachers"."id" from "teachers" where ${has(teachers.foldedName)} or "teachers"."school_id" in (
      select "schools"."id" from "schools" where ${has(schools.foldedName)})
    union all
    select "accounts"."id" from "accounts" where "accounts"."role" = ${ROLE.teacher} and ${has(accounts.foldedEmail)})`;
}

/** Lists all classes, one teacher's, or one, in natural order ('8.º A' before '10.º A'). */
export async function listClasses(
  db: Database | Tx,
  { teacherId, classId }: Pick<ClassScope, 'teacherId' | 'classId'>,
): Promise<ClassRow[]> {
  const ownOnly = teacherId === undefined ? undefined : eq(classes.teacherId, teacherId);
  return selectClasses(db)
    .where(classId === undefined ? ownOnly : eq(classes.id, classId))
    .orderBy(asc(classes.name), asc(classes.id));
}

function selectClasses(db: Database | Tx) {
  return db
    .select({
      id: classes.id,
      name: classes.name,
      madeAt: classes.createdAt,
      kept: RETENTION_FIELDS,
      teacher: { id: teachers.id, name: teachers.name, email: accounts.email },
      school: { id: schools.id, name: schools.name },
      teamsCount: classSizes.teams,
      ranking: RANKING,
    })
    .from(classes)
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .innerJoin(accounts, eq(accounts.id, classes.teacherId))
    .innerJoin(classSizes, eq(classSizes.classId, classes.id))
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .$dynamic();
}

/** Returns the name and the teacher of a class; null when there is none. */
export async function findClass(db: Database, classId: string): Promise<{ name: string; teacherId: string } | null> {
  const [row] = await db
    .select({ name: classes.name, teacherId: classes.teacherId })
    .from(classes)
    .where(eq(classes.id, classId));
  return row ?? null;
}

/** Returns the id of the class's teacher; null when there is no such class. */
export async function findClassOwner(db: Database | Tx, classId: string): Promise<string | null> {
  const [row] = await db.select({ teacherId: classes.teacherId }).from(classes).where(eq(classes.id, classId));
  return row?.teacherId ?? null;
}

/** As findClassOwner, and locks the class against deletion until the transaction ends. */
export async function lockClassOwner(tx: Tx, classId: string): Promise<string | null> {
  const [row] = await tx
    .select({ teacherId: classes.teacherId })
    .from(classes)
    .where(eq(classes.id, classId))
    .for('key share');
  return row?.teacherId ?? null;
}

/** Locks the class's row until the transaction ends, so that no team can be added meanwhile. */
export async function lockClass(tx: Tx, classId: string) {
  const [row] = await tx
    .select({ id: classes.id, name: classes.name, teacherId: classes.teacherId })
    .from(classes)
    .where(eq(classes.id, classId))
    .for('update');
  return row ?? null;
}

/** Locks a teacher's classes until the transaction ends and returns their ids. */
export async function lockClassesOf(tx: Tx, teacherId: string): Promise<string[]> {
  const mine = tx.select({ id: classes.id }).from(classes).where(eq(classes.teacherId, teacherId));
  const rows = await mine.orderBy(classes.id).for('update');
  return rows.map(({ id }) => id);
}

/** Updates a class; a name that this teacher already has violates a unique constraint (see constraintRefusals.ts). */
export async function updateClass(tx: Tx, classId: string, next: { name: string; teacherId: string }): Promise<void> {
  await tx.update(classes).set(next).where(eq(classes.id, classId));
}

/** Inserts a class; a name that this teacher already has violates a unique constraint (see constraintRefusals.ts). */
export async function insertClass(
  tx: Tx,
  schoolClass: { name: string; teacherId: string; keepUntil: string },
): Promise<string> {
  const [row] = await tx.insert(classes).values(schoolClass).returning({ id: classes.id });
  if (!row) throw new Error('The class was not written.');
  return row.id;
}
