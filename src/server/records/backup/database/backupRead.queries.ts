import type { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { KEEP_CONTENT_LOCK } from '#server/files/blobs.queries.ts';
import { BackupProblem } from '../BackupProblem.ts';
import { copyOut } from './backupCopy.queries.ts';
import {
  copyTarget,
  qualified,
  readSchemaState,
  readSequences,
  readTables,
  requireKnown,
  type SchemaState,
  type SequenceState,
  type TableShape,
} from './backupSchema.queries.ts';

const LOCK_NOT_AVAILABLE = '55P03';
/** Lock timeout in milliseconds; far longer than the tidying of one file holds the lock. */
const WAIT_MS = 10_000;

/** A consistent read of the whole database while servers keep writing. */
export interface Snapshot {
  schema: SchemaState;
  tables: TableShape[];
  sequences: SequenceState[];
  /** A table's rows in PostgreSQL's COPY text format. The stream must be read to its end before the next call. */
  rowsOf(table: TableShape): Readable;
  /** Every file in the snapshot; `used` when an answer, an upload or the bin references it. */
  files(): Promise<{ sha256: string; bytes: number; used: boolean }[]>;
}

/**
 * Calls `work` with a repeatable-read snapshot. No server removes file contents until the caller closes the connection.
 * Throws BackupProblem when another backup of this database is running or its schema is newer than this product.
 */
export async function withSnapshot<T>(client: ClientBase, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  await holdContent(client);
  await client.query('begin isolation level repeatable read read only');
  return work(await describe(client));
}

async function holdContent(client: ClientBase): Promise<void> {
  await client.query(`set lock_timeout = ${WAIT_MS}`);
  await client.query('select pg_advisory_lock($1)', [KEEP_CONTENT_LOCK]).catch((error) => {
    if (error.code !== LOCK_NOT_AVAILABLE) throw error;
    throw new BackupProblem('Já está a ser feita outra cópia desta base de dados.');
  });
}

async function describe(client: ClientBase): Promise<Snapshot> {
  const schema = await readSchemaState(client);
  requireKnown(schema, 'A base de dados');
  const tables = await readTables(client);
  const sequences = await readSequences(client, tables);
  return {
    schema,
    tables,
    sequences,
    rowsOf: (table) => copyOut(client, `copy ${copyTarget(table)} to stdout`),
    files: () => listContents(client, tables),
  };
}

/**
 * Lists the contents that a database knows. A content is used when any table with a `sha256` column references it; older
 * schemas have other such tables.
 */
export async function listContents(client: ClientBase, tables: readonly TableShape[]) {
  const users = tables.filter(({ name, columns }) => name !== 'blobs' && columns.includes('sha256'));
  const uses = users.map(({ name }) => `exists (select from ${qualified(name)} u where u.sha256 = b.sha256)`);
  const { rows } = await client.query<{ sha256: string; bytes: string; used: boolean }>(
    `select b.sha256, b.bytes::text as bytes, (${uses.join(' or ')}) as used
     from ${qualified('blobs')} b order by b.sha256`,
  );
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
}
