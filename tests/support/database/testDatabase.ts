import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openPool } from '#server/db/pool.ts';
import { recordingLog } from '../app/recordingLog.ts';
import { urlOfDatabase } from '../product/urlOfDatabase.ts';

export type TestDatabase = {
  /** Usable as DATABASE_URL. */
  url: string;
  db: Database;
  pool: pg.Pool;
  drop: () => Promise<void>;
};

/**
 * Creates a database for one test file from the migrated template (or an empty one with `migrated: false`) in about 50
 * ms.
 */
export async function createTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `${server.prefix}${randomBytes(6).toString('hex')}`;
  await onServer(server.url, `create database ${name} template ${migrated ? server.template : 'template1'}`);
  const url = urlOfDatabase(server.url, name);
  const { db, pool } = openPool({ connectionString: url }, 5, recordingLog());
  const drop = async () => {
    await pool.end();
    await onServer(server.url, `drop database if exists ${name} with (force)`);
  };
  return { url, db, pool, drop };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
