import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from './open.ts';
import { KEPT, type KeptClass } from './retention.ts';
import { accounts, classes, schools, teachers, teams } from './schema.ts';

export interface ClassRow extends Pick<KeptClass, 'id' | 'name' | 'madeAt' | 'kept'> {
  teacher: { id: string; name: string; email: string | null };
  school: { id: string; name: string } | null;
  teamsCount: number;
}

/** Classes in natural order ('8.º A' before '10.º A'): all, one teacher's, or one. */
export async function listClasses(
  db: Database | Tx,
  { teacherId, classId }: { teacherId?: string | undefined; classId?: string },
): Promise<ClassRow[]> {
  const ownOnly = teacherId === undefined ? undefined : eq(classes.teacherId, teacherId);
  return db
    .select({
      id: classes.id,
      name: classes.name,
      madeAt: classes.createdAt,
      kept: KEPT,
      teacher: { id: teachers.id, name: teachers.name, email: accounts.email },
      school: { id: schools.id, name: schools.name },
      teamsCount: sql<number>`(select count(*)::int from ${teams} where ${teams.classId} = ${classes.id})`,
    })
    .from(classes)
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .innerJoin(accounts, eq(accounts.id, classes.teacherId))
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .where(classId === undefined ? ownOnly : eq(classes.id, classId))
    .orderBy(asc(classes.name), asc(classes.id));
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
