import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { ServerLog } from '../observability/ServerLog.ts';
import { retryOnDeadlock } from './retryOnDeadlock.ts';
import * as schema from './schema/schema.ts';

const STATEMENT_TIMEOUT_MS = 15_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
/** Also the longest that a call waits for a free connection. */
const CONNECT_TIMEOUT_MS = 10_000;

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What pg takes to connect. */
export type ConnectionConfig = Pick<
  pg.PoolConfig,
  'host' | 'port' | 'user' | 'password' | 'database' | 'ssl' | 'connectionString'
>;

/**
 * The pool that calls share. A connection that breaks is logged and replaced; it never ends the process. The work of a
 * transaction runs again when PostgreSQL gave it up as one of two that waited for each other: what it does outside the
 * database it must be able to do twice.
 */
export function openPool(connection: ConnectionConfig, max: number, log: ServerLog): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    ...connection,
    max,
    // By the one that stays, a restore sees that a server is running (backupWrite.ts).
    min: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    application_name: 'conselho-galactico',
  });
  const lost = (err: Error) => log.warn({ err }, 'Perdeu-se uma ligação à base de dados.');
  pool.on('error', lost);
  // The pool listens to idle connections only; one that breaks while lent out would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzle({ client: pool, schema });
  db.transaction = (work, config) =>
    retryOnDeadlock(() =>
      inTransaction(pool, (client) =>
        client.transaction((tx) => {
          connections.set(tx, client);
          return work(tx);
        }, config),
      ),
    );
  return { db, pool };
}

const ofClient = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();
const connections = new WeakMap<Database | Tx, NodePgDatabase<typeof schema>>();

/** Where queries are asked: the pool, one connection of it, or a transaction. */
export type Connection = Database | Tx | NodePgDatabase<typeof schema>;

/** What outlives a transaction: the connection that it is on. Of the pool, and of a transaction within another, itself. */
export function connectionOf(db: Database | Tx): Connection {
  return connections.get(db) ?? db;
}

/**
 * The connection always goes back to the pool. By drizzle's own transaction it does not when the database is gone at
 * 'begin': a handful of those, and no call ever gets a connection again.
 */
async function inTransaction<T>(pool: pg.Pool, work: (db: NodePgDatabase<typeof schema>) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const db = ofClient.get(client) ?? drizzle({ client, schema });
    ofClient.set(client, db);
    return await work(db);
  } finally {
    client.release();
  }
}
