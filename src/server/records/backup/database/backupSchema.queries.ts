import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';
import { migrationsFolder } from '#server/db/migrationsFolder.ts';
import { BackupProblem } from '../BackupProblem.ts';

/** The schema that the migrations name in their references. */
const SCHEMA = 'public';
/** The migrations table that drizzle-orm creates. */
export const BOOKKEEPING = 'drizzle.__drizzle_migrations';

/** The last applied migration: the time it was written and the hash of its content. */
export interface SchemaState {
  writtenAt: number;
  hash: string;
}

export interface TableShape {
  name: string;
  /** In table order, without generated columns. */
  columns: string[];
}

export interface SequenceState {
  table: string;
  column: string;
  /** A bigint in decimal. */
  value: string;
  /** As `is_called` of PostgreSQL: when false, `value` itself is returned next. */
  called: boolean;
}

/** Returns the names of all tables that any migration of this product has created; other tables are not ours. */
export function productTables(): Set<string> {
  const meta = join(migrationsFolder(), 'meta');
  const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
  const tables = snapshots.flatMap((name) => {
    const { tables } = JSON.parse(readFileSync(join(meta, name), 'utf8')) as {
      tables: Record<string, { name: string }>;
    };
    return Object.values(tables).map((table) => table.name);
  });
  return new Set(tables);
}

/** Reads this product's migrations, oldest first. */
export function knownMigrations() {
  return readMigrationFiles({ migrationsFolder: migrationsFolder() });
}

/** Throws BackupProblem when the schema state is newer than this version or unknown to it. */
export function requireKnown({ writtenAt }: SchemaState, what: string): void {
  const known = knownMigrations().map(({ folderMillis }) => folderMillis);
  if (known.includes(writtenAt)) return;
  if (writtenAt > Math.max(...known)) {
    throw new BackupProblem(`${what} é de uma versão mais recente do jogo. Atualize primeiro o jogo.`);
  }
  throw new BackupProblem(`${what} tem um esquema que esta versão do jogo não conhece.`);
}

/** Reads the schema state of the database. Throws BackupProblem when no server of this product has migrated it. */
export async function readSchemaState(client: ClientBase): Promise<SchemaState> {
  const found = await client.query<{ place: string | null }>('select to_regclass($1)::text as place', [BOOKKEEPING]);
  const { rows } = found.rows[0]?.place
    ? await client.query<{ hash: string; written_at: string }>(
        `select hash, created_at::text as written_at from ${BOOKKEEPING} order by created_at desc limit 1`,
      )
    : { rows: [] };
  const [last] = rows;
  if (!last) throw new BackupProblem('A base de dados não tem as tabelas do jogo: o servidor ainda nunca a abriu.');
  return { writtenAt: Number(last.written_at), hash: last.hash };
}

/** Lists the product's tables in the database, each after the tables that it references. */
export async function readTables(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = $1::regnamespace and c.relkind = 'r' and a.attnum > 0
       and not a.attisdropped and a.attgenerated = '' and c.relname = any($2)
     group by c.relname order by c.relname`,
    [SCHEMA, [...productTables()]],
  );
  return inOrder(rows, await readReferences(client));
}

async function readReferences(client: ClientBase): Promise<{ from: string; to: string }[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select f.relname::text as "from", t.relname::text as "to"
     from pg_constraint r join pg_class f on f.oid = r.conrelid join pg_class t on t.oid = r.confrelid
     where r.contype = 'f' and f.relnamespace = $1::regnamespace and f.oid <> t.oid`,
    [SCHEMA],
  );
  return rows;
}

function inOrder(tables: TableShape[], references: { from: string; to: string }[]): TableShape[] {
  const ordered: TableShape[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const free = waiting.filter(({ name }) => !references.some(({ from, to }) => from === name && names.has(to)));
    if (free.length === 0) throw new Error(`Tables reference each other in a cycle: ${[...names].join(', ')}`);
    ordered.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** Reads the state of every sequence of these tables. */
export async function readSequences(client: ClientBase, tables: readonly TableShape[]): Promise<SequenceState[]> {
  const found: SequenceState[] = [];
  for (const { name: table, columns } of tables) {
    const { rows } = await client.query<{ column: string; sequence: string }>(
      `select name as column, pg_get_serial_sequence($1, name) as sequence from unnest($2::text[]) as name
       where pg_get_serial_sequence($1, name) is not null`,
      [qualified(table), columns],
    );
    for (const { column, sequence } of rows) {
      const state = await client.query<{ value: string; called: boolean }>(
        `select last_value::text as value, is_called as called from ${sequence}`,
      );
      found.push(...state.rows.map((row) => ({ table, column, ...row })));
    }
  }
  return found;
}

/** Returns the quoted, schema-qualified table name; names come from the database or a checked manifest. */
export function qualified(table: string): string {
  return `${SCHEMA}.${quoted(table)}`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Returns a COPY target with named columns, so that their order in the table does not matter. */
export function copyTarget({ name, columns }: TableShape): string {
  return `${qualified(name)} (${columns.map(quoted).join(', ')})`;
}
