import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { ServerLog } from '../observability/ServerLog.ts';
import { retryOnDeadlock } from './retryOnDeadlock.ts';
import * as schema from './schema/schema.ts';
import { allowSilence, closeWhenSilent, KEEP_ALIVE_AFTER_MS } from './silentConnections.ts';

const STATEMENT_TIMEOUT_MS = 15_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
/** Also the longest that a call waits for a free connection. */
const CONNECT_TIMEOUT_MS = 10_000;

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];
/** The connection settings of pg. */
export type ConnectionConfig = Pick<
  pg.PoolConfig,
  'host' | 'port' | 'user' | 'password' | 'database' | 'ssl' | 'connectionString'
>;

/**
 * Opens the pool that all calls share. A broken connection is logged and replaced; it never ends the process. Transactions
 * aborted as deadlock victims are retried, so their effects outside the database must be repeatable.
 */
export function openPool(connection: ConnectionConfig, max: number, log: ServerLog): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    ...connection,
    max,
    // A restore recognises a running server by the connection that stays (backupWrite.queries.ts).
    min: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    application_name: 'conselho-galactico',
  });
  const lost = (err: Error) => log.warn({ err }, 'Perdeu-se uma ligação à base de dados.');
  pool.on('error', lost);
  // The pool handles errors of idle connections only; an error of one in use would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    closeWhenSilent(client);
  });
  const db = drizzle({ client: pool, schema });
  db.transaction = (work, config) =>
    retryOnDeadlock(() =>
      inTransaction(pool, (connection, client) =>
        connection.transaction((tx) => {
          connections.set(tx, connection);
          clients.set(tx, client);
          return work(tx);
        }, config),
      ),
    );
  return { db, pool };
}

const ofClient = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();
const connections = new WeakMap<Database | Tx, NodePgDatabase<typeof schema>>();
const clients = new WeakMap<Tx, pg.PoolClient>();
const restoreLimits = new WeakMap<pg.PoolClient, () => void>();

/** What can run queries: the pool, one of its connections, or a transaction. */
export type Connection = Database | Tx | NodePgDatabase<typeof schema>;

/** Returns the connection of a transaction, which outlives it; for the pool and a nested transaction, `db` itself. */
export function connectionOf(db: Database | Tx): Connection {
  return connections.get(db) ?? db;
}

/** Lets the statements of this transaction run for any time without an answer; the limit is restored at its end. */
export function allowSilenceIn(tx: Tx): void {
  const client = clients.get(tx);
  if (client !== undefined && !restoreLimits.has(client)) restoreLimits.set(client, allowSilence(client));
}

/**
 * Runs `work` on a connection and always returns it to the pool. Drizzle's own transaction keeps the connection when the
 * database is gone at 'begin', and a few of those exhaust the pool.
 */
async function inTransaction<T>(
  pool: pg.Pool,
  work: (db: NodePgDatabase<typeof schema>, client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    const db = ofClient.get(client) ?? drizzle({ client, schema });
    ofClient.set(client, db);
    return await work(db, client);
  } finally {
    restoreLimits.get(client)?.();
    restoreLimits.delete(client);
    client.release();
  }
}
