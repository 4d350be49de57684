import { and, eq, gte, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { RetentionState } from '#domain/records/retention.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { classes } from '#server/db/schema/schema.ts';

/** Maximum number of classes that one tidying run ends. */
const ENDED_BATCH = 50;

export const RETENTION_FIELDS = {
  until: classes.keepUntil,
  warnedDays: classes.warnedDays,
  warnedOn: classes.warnedOn,
};

export interface ClassRetention {
  id: string;
  name: string;
  teacherId: string;
  madeAt: Date;
  kept: RetentionState;
}

/** Locks a class and returns it with its retention state; null when it does not exist. */
export async function lockKept(tx: Tx, classId: string): Promise<ClassRetention | null> {
  const { id, name, teacherId, createdAt: madeAt } = classes;
  const [row] = await tx
    .select({ id, name, teacherId, madeAt, kept: RETENTION_FIELDS })
    .from(classes)
    .where(eq(classes.id, classId))
    .for('update');
  return row ?? null;
}

/** Sets the day until which a class is kept and resets its warning. */
export async function keepClassUntil(tx: Tx, classId: string, until: string): Promise<void> {
  await tx.update(classes).set({ keepUntil: until, warnedDays: 0, warnedOn: null }).where(eq(classes.id, classId));
}

/** Resets the warning of restored classes: nobody could see it while they were in the bin or in a backup. */
export async function resetWarnings(tx: Tx, which: SQL | undefined): Promise<void> {
  await tx.update(classes).set({ warnedDays: 0, warnedOn: null }).where(which);
}

/** Lists classes whose last day is `today` or earlier, announced on at least `warningDays` days; oldest first. */
export async function listExpiredClasses(db: Database, today: string, warningDays: number): Promise<string[]> {
  const rows = await db
    .select({ id: classes.id })
    .from(classes)
    .where(and(lte(classes.keepUntil, today), gte(classes.warnedDays, warningDays)))
    .orderBy(classes.keepUntil, classes.id)
    .limit(ENDED_BATCH);
  return rows.map(({ id }) => id);
}

/** Counts `today` as a warned day for every class that ends within `warningDays` days; idempotent per day. */
export async function countWarnedDay(db: Database, today: string, warningDays: number): Promise<void> {
  await db
    .update(classes)
    .set({ warnedDays: sql`least(${classes.warnedDays} + 1, ${warningDays + 1})`, warnedOn: today })
    .where(
      and(
        lte(classes.keepUntil, sql`${today}::date + ${warningDays}::integer`),
        or(isNull(classes.warnedOn), ne(classes.warnedOn, today)),
      ),
    );
}
