import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Drill } from '#contract/records/drills.ts';
import { DRILLS_KEPT } from '#domain/records/restoreDrill.ts';
import { readEnv } from '#server/config/env.ts';
import { withClient } from '#server/db/openDatabase.ts';
import { type Database, openPool } from '#server/db/pool.ts';
import { restoreDrills } from '#server/db/schema/records.ts';
import { contentPath } from '#server/files/store/diskStore.ts';
import { RestoreDrills, type RestoreDrillsOptions } from '#server/records/drill/RestoreDrills.ts';
import { connectionOfPool, holdDrillLock, requireScratch } from '#server/records/drill/scratchDatabase.queries.ts';
import { recordingLog } from '../../../support/app/recordingLog.ts';
import type { TestCaller } from '../../../support/app/testApp.ts';
import { type BackupFixture, createBackupFixture } from '../../../support/database/backupFixture.ts';
import { namesIn, rowsByTable } from '../../../support/database/backups.ts';

/** Tables that a drill writes, and the history in which it is recorded. */
const OWN_TABLES = ['public.restore_drills', 'public.audit'];

let school: BackupFixture;
let chief: TestCaller;
let drills: RestoreDrills;
beforeEach(async () => {
  school = await createBackupFixture();
  await school.app.admin('chefe');
  chief = await school.app.as('chefe');
  drills = drillsOf();
  // The calls of this app use the environment of the commands that make the backups.
  Object.assign(school.app.services, { drills, env: { ...school.app.services.env, ...readEnv(school.env) } });
});
afterEach(async () => {
  await drills.stop();
  await school.close();
});

function drillsOf(options: Partial<RestoreDrillsOptions> = {}): RestoreDrills {
  const env = readEnv(school.env);
  return new RestoreDrills({ db: school.app.db, env, log: recordingLog(), now: Date.now, ...options });
}

const scratchDatabases = async () => {
  const found = await school.app.db.execute<{ name: string }>(
    sql`select datname as name from pg_database where datname like 'conselho_ensaio_' ||
        (select oid from pg_database where datname = current_database()) || '_%'`,
  );
  return found.rows.map(({ name }) => name);
};
const liveRows = async () => {
  const rows = await rowsByTable({ connectionString: school.env.DATABASE_URL });
  return Object.fromEntries(Object.entries(rows).filter(([table]) => !OWN_TABLES.includes(table)));
};
async function page(): Promise<{ backup: { name: string } | null; drills: Drill[] }> {
  const reply = await chief.get('/restore-drills');
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
/** Runs a drill to its end and returns it. */
async function drill(): Promise<Drill> {
  expect((await chief.post('/restore-drills')).statusCode).toBe(201);
  await drills.idle();
  const [last] = (await page()).drills;
  if (!last) throw new Error('There is no drill.');
  return last;
}

describe('a drill', () => {
  it('restores the newest backup beside the live data, which stay as they are, and removes it again', async () => {
    await school.createBackup();
    await school.app.db.execute(sql`update teams set name = 'Depois da cópia'`);
    const before = await liveRows();
    const last = await drill();
    expect(last).toMatchObject({ state: 'good', who: 'chefe', problem: null, endedAt: expect.any(Number) });
    expect(last.findings).toMatchObject({ files: 1, missingFiles: 0, differences: [], key: 'included' });
    expect(last.findings).toMatchObject({ place: 'database', upgraded: false });
    const manifest = JSON.parse(await readFile(join(await newest(), 'manifest.json'), 'utf8'));
    const rows = manifest.tables.reduce((sum: number, table: { rows: number }) => sum + table.rows, 0);
    expect(last.findings).toMatchObject({ tables: manifest.tables.length, rows });
    const rowsOf = (name: string) => manifest.tables.find((table: { name: string }) => table.name === name).rows;
    expect(last.findings?.counts).toEqual({
      accounts: rowsOf('accounts'),
      teams: rowsOf('teams'),
      answers: rowsOf('answers'),
    });
    expect(last.findings?.counts?.accounts).toBeGreaterThan(0);
    expect(await liveRows()).toEqual(before);
    expect(await scratchDatabases()).toEqual([]);
    expect(await namesIn(school.env.DATA_DIR)).not.toContain('ensaio.partial');
    const { entries } = (await chief.get('/history?limit=5')).json();
    expect(entries[0]).toMatchObject({ action: 'startDrill', who: 'chefe', subject: last.backup });
  });

  it('is refused without a backup, and finds the one of BACKUP_DIR', async () => {
    expect((await page()).backup).toBeNull();
    const refused = await chief.post('/restore-drills');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'noBackup']);
    const other = join(school.root, 'outras');
    await school.createBackup(other);
    const env = { ...school.app.services.env, backupDir: join(school.root, 'nenhuma') };
    school.app.services.env = env;
    expect((await page()).backup).toBeNull();
    school.app.services.env = { ...env, backupDir: other };
    expect((await page()).backup?.name).toMatch(/^conselho-/);
  });

  it('is refused while another one runs, also on another server', async () => {
    await school.createBackup();
    const lock = await holdDrillLock(school.app.db);
    const refused = await chief.post('/restore-drills');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'drillRunning']);
    await lock?.release();
    expect((await chief.post('/restore-drills')).json().drills[0]).toMatchObject({ state: 'running', endedAt: null });
    await expect(drillsOf().start(chief)).rejects.toMatchObject({ id: 'drillRunning' });
    await drills.idle();
    expect((await page()).drills.map(({ state }) => state)).toEqual(['good']);
  });

  it('is refused while the disk is too small for a PostgreSQL of its own', async () => {
    await school.createBackup();
    const env = { ...readEnv(school.env), databaseUrl: undefined };
    const small = drillsOf({ env, freeBytes: async () => 1_000_000 });
    await expect(small.start(chief)).rejects.toMatchObject({ id: 'noDrillRoom' });
    expect((await page()).drills).toEqual([]);
  });

  it('fails on a changed byte, and names the file', async () => {
    const folder = await school.createBackup();
    await appendFile(join(folder, 'tables', 'teams.copy'), 'x');
    const before = await liveRows();
    expect(await drill()).toMatchObject({
      state: 'failed',
      findings: null,
      problem: expect.stringContaining('teams.copy'),
    });
    expect(await liveRows()).toEqual(before);
    expect(await scratchDatabases()).toEqual([]);
  });

  it('says which files a backup lacks', async () => {
    await rm(contentPath(join(school.env.DATA_DIR, 'files'), school.sha256));
    const target = join(school.root, 'incompleta');
    expect(await school.runBackup(['--destino', target])).toMatchObject({ code: 1 });
    school.app.services.env = { ...school.app.services.env, backupDir: target };
    drills = drillsOf({ env: school.app.services.env });
    school.app.services.drills = drills;
    expect(await drill()).toMatchObject({ state: 'flawed', findings: { files: 0, missingFiles: 1 } });
  });

  it('says when the key of the backup is not here', async () => {
    const target = join(school.root, 'sem-chave');
    await school.runBackup(['--destino', target, '--sem-chave']);
    expect(await drill()).toMatchObject({ state: 'good', findings: { key: 'inUse' } });
    await writeFile(join(school.env.DATA_DIR, 'secret.key'), Buffer.alloc(32, 5));
    expect(await drill()).toMatchObject({ state: 'flawed', findings: { key: 'other' } });
  });

  it('keeps the newest only', async () => {
    await school.createBackup();
    const old = Array.from({ length: DRILLS_KEPT + 3 }, (_, index) => oldDrill(index));
    await school.app.db.insert(restoreDrills).values(old);
    await drill();
    expect((await page()).drills).toHaveLength(DRILLS_KEPT);
    expect(await school.app.db.$count(restoreDrills)).toBe(DRILLS_KEPT);
  });

  it('runs in a PostgreSQL of its own where the role may not create databases', { timeout: 120_000 }, async () => {
    await school.createBackup();
    const limited = await limitedRole();
    drills = drillsOf({ db: limited.db });
    school.app.services.drills = drills;
    expect(await drill()).toMatchObject({ state: 'good', problem: null, findings: { place: 'cluster' } });
    expect(await namesIn(school.env.DATA_DIR)).not.toContain('ensaio.partial');
    await limited.close();
  });
});

describe('an interrupted drill', () => {
  it('removes its scratch when the server stops', async () => {
    await school.createBackup();
    await chief.post('/restore-drills');
    await drills.stop();
    expect((await page()).drills).toMatchObject([{ state: 'interrupted', problem: null, findings: null }]);
    expect(await scratchDatabases()).toEqual([]);
  });

  it('is told as such after a crash, and its scratch is removed at the next start', async () => {
    const database = await school.app.db.execute<{ oid: string }>(
      sql`select oid::text from pg_database where datname = current_database()`,
    );
    const left = `conselho_ensaio_${database.rows[0]?.oid}_feito`;
    const foreign = `conselho_ensaio_1_${database.rows[0]?.oid}`;
    for (const name of [left, foreign]) await school.app.db.$client.query(`create database ${name}`);
    await school.app.db.insert(restoreDrills).values({ ...oldDrill(0), state: 'running', endedAt: null });
    expect((await page()).drills).toMatchObject([{ state: 'interrupted' }]);
    await drillsOf().removeLeftovers();
    expect(await scratchDatabases()).toEqual([]);
    const { rows } = await school.app.db.$client.query('select 1 from pg_database where datname = $1', [foreign]);
    expect(rows).toHaveLength(1);
    await school.app.db.$client.query(`drop database ${foreign}`);
  });
});

it('never restores into a database that is not the empty scratch', async () => {
  const live = connectionOfPool(school.app.db);
  await withClient(live, async (client) => {
    const { rows } = await client.query('select current_database() as name');
    await expect(requireScratch(client, rows[0].name)).rejects.toThrow('does not lead to the empty scratch');
    await expect(requireScratch(client, 'conselho_ensaio_1_x')).rejects.toThrow('does not lead to the empty scratch');
  });
});

it('is measured', async () => {
  const measured = async () => {
    const { body } = await school.app.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    return /^restore_drill_.*$/gm[Symbol.match](body);
  };
  expect(await measured()).toEqual(['restore_drill_last_success_timestamp_seconds 0', 'restore_drill_failed 0']);
  await school.app.db.insert(restoreDrills).values(oldDrill(1));
  expect(await measured()).toEqual([
    'restore_drill_last_success_timestamp_seconds 1600000001',
    'restore_drill_failed 0',
  ]);
  await school.app.db.insert(restoreDrills).values({ ...oldDrill(2), state: 'flawed' });
  expect(await measured()).toEqual([
    'restore_drill_last_success_timestamp_seconds 1600000001',
    'restore_drill_failed 1',
  ]);
});

async function newest(): Promise<string> {
  const reply = await chief.get('/restore-drills');
  const { folder, name } = reply.json().backup;
  expect(folder.endsWith(name)).toBe(true);
  return folder;
}

function oldDrill(second: number) {
  const at = new Date((1_600_000_000 + second) * 1_000);
  const progress = { step: 'checking', done: 0, total: 1 } as const;
  return { state: 'good', startedAt: at, endedAt: at, backup: 'conselho-velha', backupAt: at, progress } as const;
}

/** Opens the live database with a role that may write there and create no database. */
async function limitedRole(): Promise<{ db: Database; close: () => Promise<void> }> {
  const name = `limitado_${Date.now()}`;
  const { $client } = school.app.db;
  await $client.query(`create role ${name} login password 'segredo'`);
  await $client.query(`grant all on all tables in schema public to ${name}`);
  await $client.query(`grant all on all sequences in schema public to ${name}`);
  const url = new URL(school.env.DATABASE_URL);
  url.username = name;
  url.password = 'segredo';
  const { db, pool } = openPool({ connectionString: url.href }, 4, recordingLog());
  return {
    db,
    async close() {
      await pool.end();
      await $client.query(`drop owned by ${name}`);
      await $client.query(`drop role ${name}`);
    },
  };
}
