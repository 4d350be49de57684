import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/openDatabase.ts';

export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Runs a bulk write in one transaction without the non-unique indexes, and recreates them at its end. */
export async function withoutIndexes(
  db: Database,
  tables: readonly string[] | 'all',
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`);
    await tx.execute(sql`set local work_mem = '64MB'`);
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
    await tx.execute(sql`set local statement_timeout = 0`);
    const { rows: indexes } = await tx.execute<{ name: string; table: string; def: string }>(sql`
      select indexname as name, tablename as table, indexdef as def from pg_indexes
      where schemaname = 'public' and indexdef not like '%UNIQUE%'`);
    const own = indexes.filter(({ table }) => tables === 'all' || tables.includes(table));
    for (const { name } of own) await tx.execute(sql`drop index ${sql.identifier(name)}`);
    await work(tx);
    for (const { def } of own) await tx.execute(sql.raw(def));
  });
}
