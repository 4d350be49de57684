import type { ClientBase } from 'pg';
import { MIGRATION_LOCK } from '#server/db/migrate.ts';
import { applyTriggers } from '#server/db/triggers.ts';
import { BackupProblem } from '../BackupProblem.ts';
import { copyIn } from './backupCopy.queries.ts';
import {
  BOOKKEEPING,
  copyTarget,
  knownMigrations,
  productTables,
  qualified,
  readTables,
  type SchemaState,
  type SequenceState,
  type TableShape,
} from './backupSchema.queries.ts';

/** The database contents of a backup. */
export interface StoredDatabase {
  schema: SchemaState;
  tables: readonly (TableShape & { rows: number })[];
  sequences: readonly SequenceState[];
  rowsOf(table: string): AsyncIterable<Buffer>;
}

/** Returns whether all tables of the product are empty. */
export async function isEmpty(client: ClientBase): Promise<boolean> {
  for (const { name } of await readTables(client)) {
    const { rowCount } = await client.query(`select 1 from ${qualified(name)} limit 1`);
    if (rowCount) return false;
  }
  return true;
}

/** Counts the rows of each table. */
export async function countRows(client: ClientBase, tables: readonly TableShape[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*)::text as count from ${qualified(name)}`);
    counts.set(name, Number(rows[0]?.count));
  }
  return counts;
}

/** Counts the connections of this product's servers to the database; each server keeps at least one (db/pool.ts). */
export async function connectedServers(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name = 'conselho-galactico'`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Replaces the database with the stored one: schema, rows and sequences, then later migrations and the current
 * triggers. Runs in one transaction: a failure, also of `beforeCommit`, keeps the old data. Does not touch tables of
 * other products.
 */
export async function replaceDatabase(
  client: ClientBase,
  stored: StoredDatabase,
  beforeCommit: () => Promise<void>,
): Promise<void> {
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await clear(client);
    const earlier = (writtenAt: number) => writtenAt <= stored.schema.writtenAt;
    await migrate(client, earlier);
    await load(client, stored);
    await migrate(client, (writtenAt) => !earlier(writtenAt));
    await applyTriggers(client);
    // Nobody could see the announcement of a class's end while it was in a backup (retention.queries.ts, resetWarnings).
    await client.query(`update ${qualified('classes')} set warned_days = 0, warned_on = null where warned_days > 0`);
    await beforeCommit();
    await client.query('commit');
  } catch (error) {
    // A lost connection has rolled back already.
    await client.query('rollback').catch(() => {});
    throw error;
  }
  // Queries are slow until the planner has statistics of the new rows.
  await client.query('analyze');
}

async function clear(client: ClientBase): Promise<void> {
  for (const table of productTables()) await client.query(`drop table if exists ${qualified(table)} cascade`);
  await client.query('create schema if not exists drizzle');
  await client.query(`drop table if exists ${BOOKKEEPING}`);
  await client.query(`create table ${BOOKKEEPING} (id serial primary key, hash text not null, created_at bigint)`);
}

/** Applies migrations as drizzle does; its own migrator would commit the surrounding transaction. */
async function migrate(client: ClientBase, wanted: (writtenAt: number) => boolean): Promise<void> {
  for (const { sql, hash, folderMillis } of knownMigrations()) {
    if (!wanted(folderMillis)) continue;
    for (const statement of sql) await client.query(statement);
    await client.query(`insert into ${BOOKKEEPING} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
  }
}

async function load(client: ClientBase, { tables, sequences, rowsOf }: StoredDatabase): Promise<void> {
  const here = await readTables(client);
  const names = (list: readonly TableShape[]) => list.map(({ name }) => name).sort();
  if (names(here).join() !== names(tables).join()) {
    throw new BackupProblem(`As tabelas da cópia não são as do seu esquema: ${names(tables).join(', ')}.`);
  }
  for (const { name } of here) {
    const table = tables.find((one) => one.name === name);
    if (table) await loadTable(client, table, rowsOf(name));
  }
  for (const { table, column, value, called } of sequences) {
    const sequence = 'pg_get_serial_sequence($1, $2)';
    await client.query(`select setval(${sequence}, $3::bigint, $4)`, [qualified(table), column, value, called]);
  }
}

/** Loads rows unchanged: disables the product's triggers meanwhile, because they compute columns. */
async function loadTable(client: ClientBase, table: TableShape & { rows: number }, rows: AsyncIterable<Buffer>) {
  const name = qualified(table.name);
  await client.query(`alter table ${name} disable trigger user`);
  const loaded = await copyIn(client, `copy ${copyTarget(table)} from stdin`, rows);
  await client.query(`alter table ${name} enable trigger user`);
  if (loaded !== table.rows) {
    throw new BackupProblem(`A tabela ${table.name} da cópia tem ${loaded} linhas em vez de ${table.rows}.`);
  }
}
