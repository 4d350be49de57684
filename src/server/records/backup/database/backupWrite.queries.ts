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

/** What a backup gives back. */
export interface StoredDatabase {
  schema: SchemaState;
  tables: readonly (TableShape & { rows: number })[];
  sequences: readonly SequenceState[];
  rowsOf(table: string): AsyncIterable<Buffer>;
}

/** Whether no table of the product holds a row. */
export async function isEmpty(client: ClientBase): Promise<boolean> {
  for (const { name } of await readTables(client)) {
    const { rowCount } = await client.query(`select 1 from ${qualified(name)} limit 1`);
    if (rowCount) return false;
  }
  return true;
}

/** How many connections servers of this product hold to the database; each keeps at least one (openPool.ts). */
export async function connectedServers(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name = 'conselho-galactico'`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Puts the stored database in the place of what is there: its schema, its rows as they were, its counters, then the
 * migrations that came later and today's triggers. One transaction: whatever fails, also in `beforeCommit`, leaves what was there. Tables
 * that are not the product's are not touched.
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
    // Nobody has seen the announcement of an end while it lay in a backup (retention.ts).
    await client.query(`update ${qualified('classes')} set warned_days = 0, warned_on = null where warned_days > 0`);
    await beforeCommit();
    await client.query('commit');
  } catch (error) {
    // Without a connection there is nothing left to roll back.
    await client.query('rollback').catch(() => {});
    throw error;
  }
  // Lists are slow until the planner knows what came.
  await client.query('analyze');
}

async function clear(client: ClientBase): Promise<void> {
  for (const table of productTables()) await client.query(`drop table if exists ${qualified(table)} cascade`);
  await client.query('create schema if not exists drizzle');
  await client.query(`drop table if exists ${BOOKKEEPING}`);
  await client.query(`create table ${BOOKKEEPING} (id serial primary key, hash text not null, created_at bigint)`);
}

/** As drizzle does it, whose own migrator would end the transaction that it runs in. */
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

/** Rows come back as they were: the product's triggers, which compute columns, are silent meanwhile. */
async function loadTable(client: ClientBase, table: TableShape & { rows: number }, rows: AsyncIterable<Buffer>) {
  const name = qualified(table.name);
  await client.query(`alter table ${name} disable trigger user`);
  const loaded = await copyIn(client, `copy ${copyTarget(table)} from stdin`, rows);
  await client.query(`alter table ${name} enable trigger user`);
  if (loaded !== table.rows) {
    throw new BackupProblem(`A tabela ${table.name} da cópia tem ${loaded} linhas em vez de ${table.rows}.`);
  }
}
