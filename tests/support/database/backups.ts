import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { type Command, exitCodeOf } from '#server/records/backup/command.ts';

export interface CommandResult {
  code: number;
  /** Its output, line by line. */
  said: string;
}

/** Runs a command in this process with the arguments and environment of a terminal. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const code = await exitCodeOf(command, args, env, { say: note, warn: note });
  return { code, said: lines.join('\n') };
}

/** Returns the sorted names in a folder; empty if the folder does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort();
}

/** Returns every row of every table, including drizzle's migration table without its serial ids. */
export async function rowsByTable(connection: pg.ClientConfig): Promise<Record<string, string[]>> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE' order by 1`,
    );
    const state: Record<string, string[]> = {};
    for (const { name } of tables.rows) {
      const row = name.startsWith('drizzle.') ? "to_jsonb(t) - 'id'" : 'to_jsonb(t)';
      const { rows } = await client.query<{ row: string }>(`select (${row})::text as row from ${name} t order by 1`);
      state[name] = rows.map((found) => found.row);
    }
    return state;
  } finally {
    await client.end();
  }
}
