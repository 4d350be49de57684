import pg from 'pg';
import { withClient } from '#server/db/openDatabase.ts';
import type { ConnectionConfig, Database } from '#server/db/pool.ts';
import { readTables } from '../backup/database/backupSchema.queries.ts';

/** Advisory lock that the one running drill of a database holds; ends with its connection, also after a crash. */
export const DRILL_LOCK = 7_204_417;
/** A connection to a scratch database. */
export type ScratchClient = pg.Client;
const INSUFFICIENT_PRIVILEGE = '42501';

/** Returns the connection settings of the pool, for another database of the same PostgreSQL where one is named. */
export function connectionOfPool({ $client: { options } }: Database, database?: string): ConnectionConfig {
  const { connectionString, host, port, user, password, ssl } = options;
  if (connectionString === undefined) {
    return { host, port, user, password, ssl, database: database ?? options.database } as ConnectionConfig;
  }
  if (database === undefined) return { connectionString };
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

export interface HeldLock {
  release(): Promise<void>;
}

/** Takes the lock of drills on a connection of its own; null while another server or request holds it. */
export async function holdDrillLock(db: Database): Promise<HeldLock | null> {
  const client = new pg.Client({ ...connectionOfPool(db), keepAlive: true, connectionTimeoutMillis: 10_000 });
  // A lost connection has released the lock already.
  client.on('error', () => {});
  await client.connect();
  const release = () => client.end().catch(() => {});
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [DRILL_LOCK]);
    if (rows[0]?.held) return { release };
  } catch (error) {
    await release();
    throw error;
  }
  await release();
  return null;
}

/**
 * Creates an empty database beside the live one, with its locale. Returns its name; null when the role may not create
 * databases.
 */
export async function createScratchDatabase(db: Database, drillId: string): Promise<string | null> {
  return withClient(connectionOfPool(db), async (client) => {
    const name = `${await scratchPrefix(client)}${drillId.replaceAll('-', '')}`;
    const { rows } = await client.query<{ collate: string; ctype: string }>(
      `select quote_literal(datcollate) as collate, quote_literal(datctype) as ctype
       from pg_database where datname = current_database()`,
    );
    const [locale] = rows;
    try {
      await client.query(
        `create database ${name} template template0 encoding 'UTF8' lc_collate ${locale?.collate} lc_ctype ${locale?.ctype}`,
      );
      return name;
    } catch (error) {
      if (error instanceof Error && Reflect.get(error, 'code') === INSUFFICIENT_PRIVILEGE) return null;
      throw error;
    }
  });
}

/** Removes all scratch databases of the live database. Call it only under the lock of drills. */
export async function dropScratchDatabases(db: Database): Promise<void> {
  await withClient(connectionOfPool(db), async (client) => {
    const prefix = await scratchPrefix(client);
    const { rows } = await client.query<{ name: string }>(
      'select datname::text as name from pg_database where starts_with(datname::text, $1)',
      [prefix],
    );
    for (const { name } of rows) await client.query(`drop database if exists "${name}" with (force)`);
  });
}

/** Begins the names of the scratch databases; the number tells installations on one PostgreSQL apart. */
async function scratchPrefix(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ oid: string }>(
    'select oid::text as oid from pg_database where datname = current_database()',
  );
  return `conselho_ensaio_${rows[0]?.oid}_`;
}

/**
 * Throws unless the connection leads to an empty database of this name: a restore replaces every table, and a pooler
 * could lead to the live database.
 */
export async function requireScratch(client: ScratchClient, database: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_database()::text as name');
  if (rows[0]?.name !== database || (await readTables(client)).length > 0) {
    throw new Error(`The connection does not lead to the empty scratch database ${database}.`);
  }
}
