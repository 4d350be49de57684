import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/openDatabase.ts';
import { accounts } from '../db/schema/schema.ts';

/** Advisory lock, any fixed number: servers that start together on one empty database take turns. */
const FIRST_RUN_LOCK = 7_046_029_255;

/** Runs `work` in one transaction if there is no account yet; returns null when there is. */
export function onEmptyDatabase<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_RUN_LOCK})`);
    const found = await tx.select({ id: accounts.id }).from(accounts).limit(1);
    return found.length > 0 ? null : work(tx);
  });
}
