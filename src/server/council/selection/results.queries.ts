import { eq } from 'drizzle-orm';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { selectionResults } from '#server/db/schema/selection.ts';

/** Returns when the result of a school year was published; null while it is not. */
export async function publishedAt(db: Database | Tx, year: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: selectionResults.publishedAt })
    .from(selectionResults)
    .where(eq(selectionResults.year, year));
  return row?.at ?? null;
}

/** Publishes the selection of a school year. Returns false, and changes nothing, when it is published already. */
export async function insertResult(
  tx: Tx,
  row: { year: number; publishedBy: string; publishedAt: Date },
): Promise<boolean> {
  const added = await tx.insert(selectionResults).values(row).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Withdraws the result of a school year; returns whether there was one. */
export async function deleteResult(tx: Tx, year: number): Promise<boolean> {
  const gone = await tx.delete(selectionResults).where(eq(selectionResults.year, year)).returning();
  return gone.length > 0;
}
