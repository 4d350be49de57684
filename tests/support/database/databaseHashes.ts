import type { Database } from '#server/db/openDatabase.ts';

/** Tables that read requests write to: sign-ins, failed sign-ins, and which proposals a team was given to read. */
const WRITTEN_BY_READS = ['sessions', 'sign_in_failures', 'council_readings', 'readership'];

/** The statement that reads every table of a database, which the database plans only once. */
const statements = new WeakMap<Database, string>();

/**
 * Returns one hash per table over the versions of its rows, whatever their order; tables added later are included. Equal
 * states mean that nothing was written in between, not even the same values. Tables in `besides` are skipped.
 */
export async function databaseHashes(
  db: Database,
  besides: readonly string[] = WRITTEN_BY_READS,
): Promise<Record<string, string>> {
  const text = statements.get(db) ?? (await statementFor(db));
  statements.set(db, text);
  const { rows } = await db.$client.query<{ name: string; hash: string }>({ name: 'database-hashes', text });
  const compared = rows.filter(({ name }) => !besides.includes(name));
  return Object.fromEntries(compared.map(({ name, hash }) => [name, hash]));
}

/** Returns the names of all tables of the product, sorted. */
export async function tableNames(db: Database): Promise<string[]> {
  const { rows } = await db.$client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Every write of a row gives it another transaction (xmin) or place (ctid). */
async function statementFor(db: Database): Promise<string> {
  const selects = (await tableNames(db)).map(
    (name) =>
      `select '${name}' as name,
         count(*) || ':' || coalesce(sum(hashtextextended(t.ctid::text || ' ' || t.xmin::text, 0)), 0) as hash
       from "${name}" t`,
  );
  return selects.join(' union all ');
}
