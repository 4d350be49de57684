import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/openDatabase.ts';

type Row = Record<string, unknown>;
/** Every row of every table, by table and by its primary key. */
export type AllRows = Map<string, Map<string, Row>>;

export interface ChangedRows {
  /** Rows that were not there before. */
  made: { table: string; row: Row }[];
  /** Of rows that were: which column, and what stands in it now. */
  changed: { table: string; column: string; value: unknown }[];
}

export async function allRows(db: Database): Promise<AllRows> {
  const { rows: keys } = await db.execute<{ table: string; columns: string[] }>(sql`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where i.indisprimary and n.nspname = 'public' group by 1`);
  const all: AllRows = new Map();
  for (const { table, columns } of keys) {
    const { rows } = await db.execute<{ row: Row }>(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`);
    all.set(table, new Map(rows.map(({ row }) => [JSON.stringify(columns.map((column) => row[column])), row])));
  }
  return all;
}

/** What happened between two looks at the whole database; `besides` are tables that are not looked at. */
export function changedRows(before: AllRows, after: AllRows, besides: readonly string[] = []): ChangedRows {
  const found: ChangedRows = { made: [], changed: [] };
  for (const [table, rows] of after) {
    if (besides.includes(table)) continue;
    for (const [key, row] of rows) {
      const old = before.get(table)?.get(key);
      if (old === undefined) found.made.push({ table, row });
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
