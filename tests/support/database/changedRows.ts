import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/openDatabase.ts';

type Row = Record<string, unknown>;
/** Every row of every table, by table and then by primary key. */
export type RowsByKey = Map<string, Map<string, Row>>;

export interface ChangedRows {
  /** Rows that were inserted. */
  inserted: { table: string; row: Row }[];
  /** Columns of existing rows that changed, with their new values. */
  changed: { table: string; column: string; value: unknown }[];
}

export async function rowsByKey(db: Database): Promise<RowsByKey> {
  const { rows: keys } = await db.execute<{ table: string; columns: string[] }>(sql`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where i.indisprimary and n.nspname = 'public' group by 1`);
  const columnsOf = new Map(keys.map(({ table, columns }) => [table, columns]));
  const selects = keys.map(
    ({ table }) => sql`select ${table}::text as table, to_jsonb(t) as row from ${sql.identifier(table)} t`,
  );
  const { rows } = await db.execute<{ table: string; row: Row }>(sql.join(selects, sql` union all `));
  const all: RowsByKey = new Map(keys.map(({ table }) => [table, new Map()]));
  for (const { table, row } of rows) {
    const key = JSON.stringify(columnsOf.get(table)?.map((column) => row[column]));
    all.get(table)?.set(key, row);
  }
  return all;
}

/** Compares two states of the whole database. Tables in `besides` are skipped. */
export function changedRows(before: RowsByKey, after: RowsByKey, besides: readonly string[] = []): ChangedRows {
  const found: ChangedRows = { inserted: [], changed: [] };
  for (const [table, rows] of after) {
    if (besides.includes(table)) continue;
    for (const [key, row] of rows) {
      const old = before.get(table)?.get(key);
      if (old === undefined) found.inserted.push({ table, row });
      else found.changed.push(...changedColumns(table, old, row));
    }
  }
  return found;
}

function changedColumns(table: string, old: Row, row: Row): ChangedRows['changed'] {
  return Object.keys(row)
    .filter((column) => JSON.stringify(old[column]) !== JSON.stringify(row[column]))
    .map((column) => ({ table, column, value: row[column] }));
}
