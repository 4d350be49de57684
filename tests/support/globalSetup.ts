import { randomBytes } from 'node:crypto';
import { access, lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { recordingLog } from './app/recordingLog.ts';
import { urlOfDatabase, urlOfServer } from './product/urlOfDatabase.ts';
import { makeTestFolder, TEST_FOLDER_PREFIX, testFolderRoot } from './testFolder.ts';

/** What test files get from inject('postgres'). */
export type TestServer = {
  /** postgres:// URL of the maintenance database. */
  url: string;
  /** The migrated, empty database that CREATE DATABASE … TEMPLATE copies. */
  template: string;
  /** Prefix of the name of every database of this run. */
  prefix: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestServer;
  }
}

interface RunningServer {
  server: TestServer;
  stop: () => Promise<void>;
}

/** A database that is emptied for the next test must not remember how few rows the last one had: PostgreSQL would plan for those. */
const WITHOUT_STATISTICS = `do $$ declare one text; begin
  for one in select quote_ident(table_name) from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' loop
    execute format('alter table %s set (autovacuum_enabled = off)', one);
  end loop;
end $$`;

/** Vitest loads this file once for each project of a run, so what they share is kept on the process. */
const shared = globalThis as { testPostgres?: Promise<RunningServer> };

/**
 * Starts one PostgreSQL for the whole run, embedded in a temporary folder, or uses the one of TEST_DATABASE_URL. Projects
 * of one run share it; the first one stops it.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const isFirst = shared.testPostgres === undefined;
  shared.testPostgres ??= start();
  const { server, stop } = await shared.testPostgres;
  project.provide('postgres', server);
  return isFirst ? stop : undefined;
}

async function start(): Promise<RunningServer> {
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.reverse()) await step();
  };
  try {
    const url = process.env.TEST_DATABASE_URL ?? (await startOwnServer(undo));
    const prefix = `cg_test_${randomBytes(4).toString('hex')}_`;
    const template = `${prefix}template`;
    await withClient(url, (client) => client.query(`create database ${template}`));
    undo.push(() => withClient(url, (client) => dropAll(client, prefix)));
    await withClient(urlOfDatabase(url, template), async (client) => {
      await migrateDatabase(client);
      await client.query(WITHOUT_STATISTICS);
    });
    return { server: { url, template, prefix }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startOwnServer(undo: (() => Promise<void>)[]): Promise<string> {
  await removeLeftovers();
  const folder = await makeTestFolder();
  undo.push(folder.remove);
  const server = await startEmbedded({ dataDir: join(folder.path, 'db'), log: recordingLog() });
  undo.push(server.stop);
  return urlOfServer(server);
}

/** Stops the servers and removes the folders that killed runs have left behind. */
async function removeLeftovers(): Promise<void> {
  const root = await testFolderRoot();
  for (const name of await readdir(root)) {
    const owner = new RegExp(`^${TEST_FOLDER_PREFIX}(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || isAlive(Number(owner))) continue;
    if ((await lstat(join(root, name))).uid !== (process.getuid?.() ?? 0)) continue;
    const left = join(root, name, 'db');
    const wasRunning = await access(join(left, 'postgres', 'postmaster.pid')).then(
      () => true,
      () => false,
    );
    const stopped = wasRunning && startEmbedded({ dataDir: left, log: recordingLog() }).then((server) => server.stop());
    await Promise.resolve(stopped).catch(() => {});
    await rm(join(root, name), { recursive: true, force: true }).catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function dropAll(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
