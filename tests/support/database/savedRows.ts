import pg from 'pg';
import type { Database } from '#server/db/openDatabase.ts';
import { databaseHashes, tableNames } from './databaseHashes.ts';

/** Where the copies are. */
const SCHEMA = 'saved_rows';

/** Every row of a database as it once was. */
export interface SavedRows {
  /** Sets every table that has been written to since back to those rows. Files and what the server keeps in memory stay. */
  restore(): Promise<void>;
  /** Ends the connection that does so. */
  close(): Promise<void>;
}

/** Saves every row of every table, so that a test can begin from them again and again without making them anew. */
export async function saveRows(db: Database): Promise<SavedRows> {
  const names = await tableNames(db);
  await db.$client.query(`drop schema if exists ${SCHEMA} cascade; create schema ${SCHEMA}`);
  for (const name of names) {
    await db.$client.query(`create unlogged table ${SCHEMA}."${name}" as table public."${name}"`);
  }
  const columns = await writtenColumns(db);
  // session_replication_role makes a connection forget its plans, which the other ones keep.
  const client = new pg.Client(db.$client.options);
  await client.connect();
  let saved = await databaseHashes(db, []);
  return {
    async restore() {
      const now = await databaseHashes(db, []);
      const changed = names.filter((name) => now[name] !== saved[name]);
      if (changed.length === 0) return;
      const statements = changed.map((name) => {
        const list = columns.get(name)?.join(', ');
        return `delete from public."${name}";
          insert into public."${name}" (${list}) overriding system value select ${list} from ${SCHEMA}."${name}"`;
      });
      // No trigger runs and no reference is checked: the rows are a state that all of them have passed before.
      const script = ['begin', 'set local session_replication_role = replica', ...statements, 'commit'].join(';\n');
      await client.query(script);
      saved = await databaseHashes(db, []);
    },
    close: () => client.end(),
  };
}

/** Returns the columns of each table that are stored as they are written. */
async function writtenColumns(db: Database): Promise<Map<string, string[]>> {
  const { rows } = await db.$client.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(quote_ident(column_name)) as columns from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' group by 1`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}
