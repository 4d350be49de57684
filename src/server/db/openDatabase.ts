import pg from 'pg';
import type { Env } from '../config/env.ts';
import type { ServerLog } from '../observability/ServerLog.ts';
import { type EmbeddedOptions, startEmbedded } from './embedded/embedded.ts';
import { migrateDatabase } from './migrate.ts';
import { type ConnectionConfig, type Database, openPool } from './pool.ts';

export type { Database, Tx } from './pool.ts';

/** The name of the database in the embedded PostgreSQL. */
export const DATABASE = 'app';
const DEFAULT_POOL = 10;
const OLDEST_VERSION = 15;
const ENCODING = 'UTF8';

export type OpenOptions = Pick<Env, 'databaseUrl' | 'dataDir'> & Partial<Pick<Env, 'poolMax'>>;

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  /** Waits for running queries, then stops the embedded PostgreSQL. Safe to call twice. */
  close: () => Promise<void>;
};

/** Thrown when PostgreSQL does not answer, rejects the login, or is too old. The message never holds the password. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/**
 * Opens and migrates the database of DATABASE_URL, else the embedded one of the data directory. `onGiveUp` is called when
 * the embedded PostgreSQL died and could not be restarted: the server should then exit.
 */
export async function openDatabase(
  env: OpenOptions,
  log: ServerLog,
  onGiveUp?: EmbeddedOptions['onGiveUp'],
): Promise<OpenDatabase> {
  const max = env.poolMax ?? DEFAULT_POOL;
  if (env.databaseUrl !== undefined) {
    const connection = { connectionString: env.databaseUrl };
    await withClient(connection, prepareExternal);
    return open(connection, max, log, async () => {});
  }
  const embedded = await startEmbedded({ dataDir: env.dataDir, log, ...(onGiveUp ? { onGiveUp } : {}) });
  try {
    await withClient(embedded.connection, createDatabase);
    const connection = { ...embedded.connection, database: DATABASE };
    await withClient(connection, migrateDatabase);
    return open(connection, max, log, embedded.stop);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

function open(connection: ConnectionConfig, max: number, log: ServerLog, stop: () => Promise<void>): OpenDatabase {
  const { db, pool } = openPool(connection, max, log);
  let closing: Promise<void> | undefined;
  const close = async () => {
    await pool.end();
    await stop();
  };
  return {
    db,
    pool,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/** Runs `work` on a new connection, which is closed afterwards. Throws DatabaseUnavailable when it cannot connect. */
export async function withClient<T>(connection: ConnectionConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new DatabaseUnavailable(`Não foi possível ligar à base de dados: ${reason}`, { cause });
  }
  return work(client).finally(() => client.end());
}

async function prepareExternal(client: pg.Client): Promise<void> {
  await requireSuitable(client);
  await migrateDatabase(client);
}

/** Throws DatabaseUnavailable when PostgreSQL is too old, or its database cannot hold every letter. */
export async function requireSuitable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    "select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding",
  );
  const major = Math.floor(Number(rows[0]?.version) / 10_000);
  if (major < OLDEST_VERSION) {
    throw new DatabaseUnavailable(
      `A base de dados de DATABASE_URL é do PostgreSQL ${major}; é preciso o ${OLDEST_VERSION} ou mais recente.`,
    );
  }
  const encoding = rows[0]?.encoding;
  if (encoding !== ENCODING) {
    throw new DatabaseUnavailable(
      `A base de dados de DATABASE_URL guarda texto em ${encoding}; é preciso ${ENCODING}: createdb --encoding=${ENCODING} --template=template0.`,
    );
  }
}

/** Creates the product's database in a new cluster. */
export async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
}
