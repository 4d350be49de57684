import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/openDatabase.ts';

/** Tables that read requests write to: sign-ins, failed sign-ins, and which proposals a team was given to read. */
const WRITTEN_BY_READS = ['sessions', 'sign_in_failures', 'council_readings', 'readership'];

/**
 * Returns one hash per table over every row of the database, including tables added later, whatever the order of the rows.
 * Equal states mean that nothing was written in between. Tables in `besides` are skipped.
 */
export async function databaseHashes(
  db: Database,
  besides: readonly string[] = WRITTEN_BY_READS,
): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !besides.includes(name));
  const hashes = names.map(
    (name) =>
      sql`select ${name}::text as name, count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) as hash
          from ${sql.identifier(name)} t`,
  );
  const state = await db.execute<{ name: string; hash: string }>(sql.join(hashes, sql` union all `));
  return Object.fromEntries(state.rows.map(({ name, hash }) => [name, hash]));
}
