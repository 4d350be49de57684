import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/openDatabase.ts';

/** Written by asking alone: who signs in, who guesses, and what a team is given to read. */
const BY_ASKING = ['sessions', 'sign_in_failures', 'council_readings', 'readership'];

/**
 * One hash a table over every row of the whole database, a table that is new tomorrow too: two equal states mean that
 * nothing was written in between. `besides` are tables whose rows may change.
 */
export async function wholeState(
  db: Database,
  besides: readonly string[] = BY_ASKING,
): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !besides.includes(name));
  const hashes = names.map(
    (name) =>
      sql`select ${name}::text as name, count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash
          from ${sql.identifier(name)} t`,
  );
  const state = await db.execute<{ name: string; hash: string }>(sql.join(hashes, sql` union all `));
  return Object.fromEntries(state.rows.map(({ name, hash }) => [name, hash]));
}
