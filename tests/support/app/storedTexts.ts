import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/openDatabase.ts';

/**
 * Returns every row of every table as JSON text, keyed by table. Reads the table list from the catalog, so new tables
 * are included.
 */
export async function databaseTexts(db: Database): Promise<Record<string, string[]>> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const texts: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t order by 1`,
    );
    texts[name] = rows.map(({ row }) => row);
  }
  return texts;
}

/** Returns the path and content (as latin1) of every file below a folder. */
export async function folderTexts(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (path) => `${path}\n${await readFile(path, 'latin1')}`));
}
