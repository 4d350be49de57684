import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openPool } from '#server/db/pool.ts';
import { recordingLog } from '../app/recordingLog.ts';
import type { TestServer } from '../globalSetup.ts';
import { urlOfDatabase } from '../product/urlOfDatabase.ts';
import { EmptiedDatabases } from './EmptiedDatabases.ts';

export type TestDatabase = {
  /** Usable as DATABASE_URL. */
  url: string;
  db: Database;
  pool: pg.Pool;
  drop: () => Promise<void>;
};

/**
 * What tests need not wait for: durability, which is tested on servers of their own, and processes that help with one query,
 * which take longer to start than a small database to read.
 */
const FAST = ['synchronous_commit to off', 'max_parallel_workers_per_gather to 0'];

/** Of this worker. */
const emptied = new EmptiedDatabases();

/** Returns a database for one test or file: migrated and without a row, or without anything (`migrated: false`). */
export async function createTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const server = inject('postgres');
  const url = (migrated ? emptied.take() : undefined) ?? (await createDatabase(server, migrated));
  const { db, pool } = openPool({ connectionString: url }, 5, recordingLog());
  const drop = async () => {
    await pool.end();
    if (await emptied.giveBack(url)) return;
    await onServer(server.url, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
  };
  return { url, db, pool, drop };
}

async function createDatabase(server: TestServer, migrated: boolean): Promise<string> {
  const name = `${server.prefix}${randomBytes(6).toString('hex')}`;
  await onServer(
    server.url,
    `create database ${name} template ${migrated ? server.template : 'template1'}`,
    ...FAST.map((setting) => `alter database ${name} set ${setting}`),
  );
  const url = urlOfDatabase(server.url, name);
  if (migrated) await emptied.add(url);
  return url;
}

async function onServer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
