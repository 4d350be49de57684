import { and, eq, gte, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Kept } from '#domain/records/retention.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { classes } from '#server/db/schema/schema.ts';

/** One run of tidying ends at most so many classes. */
const ENDED_BATCH = 50;

export const KEPT = { until: classes.keepUntil, warnedDays: classes.warnedDays, warnedOn: classes.warnedOn };

export interface KeptClass {
  id: string;
  name: string;
  teacherId: string;
  madeAt: Date;
  kept: Kept;
}

/** The class with how long it is kept, held until the transaction ends; null when there is none. */
export async function lockKept(tx: Tx, classId: string): Promise<KeptClass | null> {
  const { id, name, teacherId, createdAt: madeAt } = classes;
  const [row] = await tx
    .select({ id, name, teacherId, madeAt, kept: KEPT })
    .from(classes)
    .where(eq(classes.id, classId))
    .for('update');
  return row ?? null;
}

/** Another end of keeping; the warning begins anew. */
export async function keepClassUntil(tx: Tx, classId: string, until: string): Promise<void> {
  await tx.update(classes).set({ keepUntil: until, warnedDays: 0, warnedOn: null }).where(eq(classes.id, classId));
}

/** The warning begins anew: nobody can have seen it while these classes lay in the bin or in a backup. */
export async function warnAnew(tx: Tx, which: SQL | undefined): Promise<void> {
  await tx.update(classes).set({ warnedDays: 0, warnedOn: null }).where(which);
}

/** Classes whose last day has come on `today` after at least so many announced days, the oldest first. */
export async function classesPast(db: Database, today: string, warningDays: number): Promise<string[]> {
  const rows = await db
    .select({ id: classes.id })
    .from(classes)
    .where(and(lte(classes.keepUntil, today), gte(classes.warnedDays, warningDays)))
    .orderBy(classes.keepUntil, classes.id)
    .limit(ENDED_BATCH);
  return rows.map(({ id }) => id);
}

/** Counts this day for every class whose end, `warningDays` away at most, is announced on it; each day once. */
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
