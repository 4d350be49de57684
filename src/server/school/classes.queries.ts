import { type AnyColumn, and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { ClassQuery } from '#contract/school/classes.ts';
import { KEEP_WARNING_DAYS } from '#domain/limits.ts';
import type { Retention } from '#domain/records/retention.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { type ClassRanking, RANKING } from '../council/classRanking.queries.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { atPage, type PageOf } from '../db/paging.ts';
import { accounts, classes, classSizes, schools, teachers } from '../db/schema/schema.ts';
import { contains } from '../db/search.ts';
import { KEPT, type KeptClass } from '../records/retention/retention.queries.ts';

export interface ClassRow extends Pick<KeptClass, 'id' | 'name' | 'madeAt' | 'kept'> {
  teacher: { id: string; name: string; email: string | null };
  school: { id: string; name: string } | null;
  teamsCount: number;
  ranking: ClassRanking;
}

/**
 * Which classes: all, one teacher's, or one; `search` words of its name, the teacher's name or email, or the school's; `over`
 * those whose time is over on `today`, or the others.
 */
type ClassScope = {
  teacherId?: string | undefined;
  classId?: string;
  search?: string;
  over?: boolean | undefined;
  today?: string;
};
/** `today` as 'aaaa-mm-dd': until when a class is kept depends on it where it goes by itself. */
type ClassOrder = Pick<ClassQuery, 'sort' | 'order'> & { today: string; retention: Retention };

/** The page of these classes in this order: equals stand in the order of their names, what has no value stands last. */
export async function pageOfClasses(
  db: Database,
  scope: ClassScope,
  order: ClassOrder,
  part: PageOf,
): Promise<ClassRow[]> {
  const orderBy = orderOf(order);
  const chosen = db
    .select({ id: classes.id })
    .from(classes)
    // What the order does not ask for is not looked up: the database leaves such joins out.
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

/** The same day as domain/retention.ts's erasureDay. */
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

/** By a teacher whose name, email or school has these words: each table is looked through once. */
function isTaughtBy(search: string): SQL {
  const has = (column: AnyColumn) => contains(column, search);
  return sql`${classes.teacherId} in (
    select "teachers"."id" from "teachers" where ${has(teachers.foldedName)} or "teachers"."school_id" in (
      select "schools"."id" from "schools" where ${has(schools.foldedName)})
    union all
    select "accounts"."id" from "accounts" where "accounts"."role" = ${ROLE.teacher} and ${has(accounts.foldedEmail)})`;
}

/** Classes in natural order ('8.º A' before '10.º A'): all, one teacher's, or one. */
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
      kept: KEPT,
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

/** Whose class it is; null when there is no such class. */
export async function findClassOwner(db: Database | Tx, classId: string): Promise<string | null> {
  const [row] = await db.select({ teacherId: classes.teacherId }).from(classes).where(eq(classes.id, classId));
  return row?.teacherId ?? null;
}

/** The same, and nobody deletes the class before this transaction ends. */
export async function holdClass(tx: Tx, classId: string): Promise<string | null> {
  const [row] = await tx
    .select({ teacherId: classes.teacherId })
    .from(classes)
    .where(eq(classes.id, classId))
    .for('key share');
  return row?.teacherId ?? null;
}

/** Holds the class's row until the transaction ends, so that no team comes into it meanwhile. */
export async function lockClass(tx: Tx, classId: string) {
  const [row] = await tx
    .select({ id: classes.id, name: classes.name, teacherId: classes.teacherId })
    .from(classes)
    .where(eq(classes.id, classId))
    .for('update');
  return row ?? null;
}

/** The ids of a teacher's classes, each held until the transaction ends. */
export async function lockClassesOf(tx: Tx, teacherId: string): Promise<string[]> {
  const mine = tx.select({ id: classes.id }).from(classes).where(eq(classes.teacherId, teacherId));
  const rows = await mine.orderBy(classes.id).for('update');
  return rows.map(({ id }) => id);
}

/** A name that this teacher has already breaks a unique constraint (see answerErrors). */
export async function updateClass(tx: Tx, classId: string, next: { name: string; teacherId: string }): Promise<void> {
  await tx.update(classes).set(next).where(eq(classes.id, classId));
}

/** Writes a class; a name that this teacher has already breaks a unique constraint (see answerErrors). */
export async function insertClass(
  tx: Tx,
  schoolClass: { name: string; teacherId: string; keepUntil: string },
): Promise<string> {
  const [row] = await tx.insert(classes).values(schoolClass).returning({ id: classes.id });
  if (!row) throw new Error('The class was not written.');
  return row.id;
}
