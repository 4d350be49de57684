import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSecrets } from '#server/config/secrets.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { accounts } from '#server/db/schema/schema.ts';
import { backupCommand } from '#server/records/backup/backupCommand.ts';
import { reachDatabase } from '#server/records/backup/database/backupReach.queries.ts';
import { restoreCommand } from '#server/records/backup/restoreCommand.ts';
import { recordingLog } from '../../../support/app/recordingLog.ts';
import { namesIn, rowsByTable, runCommand } from '../../../support/database/backups.ts';
import { postmastersOf } from '../../../support/database/postmasters.ts';
import { makeTestFolder } from '../../../support/testFolder.ts';

let folder: { path: string; remove: () => Promise<void> };
let source: string;
let backup: string;
let count = 0;
let dataDir: string;
beforeAll(async () => {
  folder = await makeTestFolder();
  source = join(folder.path, 'fonte');
  await dataWith(source, 'ana');
  const target = join(folder.path, 'copias');
  expect(await runCommand(backupCommand, ['--destino', target], { DATA_DIR: source })).toMatchObject({ code: 0 });
  backup = join(target, (await namesIn(target))[0] ?? '');
});
afterAll(() => folder.remove());
beforeEach(() => {
  count += 1;
  dataDir = join(folder.path, `dados-${count}`);
});

const restore = (...args: string[]) => runCommand(restoreCommand, [backup, ...args], { DATA_DIR: dataDir });
const cluster = () => join(dataDir, 'postgres');

/** Creates a data directory with a database of one account and a key, and closes it. */
async function dataWith(dir: string, username: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: dir, databaseUrl: undefined }, recordingLog());
  await db.insert(accounts).values({ username, role: 0, passwordHash: 'x' });
  await readSecrets({ dataDir: dir, secretKey: undefined });
  await close();
}

async function rowsIn(dir: string): Promise<Record<string, string[]>> {
  const { connection, close } = await reachDatabase({ dataDir: dir, databaseUrl: undefined }, recordingLog());
  return rowsByTable(connection as pg.ClientConfig).finally(close);
}
const namesOf = async (dir: string) =>
  ((await rowsIn(dir))['public.accounts'] ?? []).map((row) => JSON.parse(row).username);

describe('the backup of a stopped server', () => {
  it('is complete, and leaves the database stopped', async () => {
    expect(postmastersOf(join(source, 'postgres'))).toEqual([]);
    expect(await namesIn(backup)).toContain('secret.key');
  });

  it('is refused without a database, and creates none', async () => {
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'secret.key'), Buffer.alloc(32));
    const ran = await runCommand(backupCommand, [], { DATA_DIR: dataDir });
    expect(ran).toEqual({ code: 1, said: expect.stringContaining('Não há base de dados em') });
    expect(await namesIn(dataDir)).toEqual(['copias', 'secret.key']);
  });
});

describe('a restore into a data directory', () => {
  it('creates a complete one and leaves nothing running', async () => {
    expect(await restore()).toMatchObject({ code: 0 });
    expect(postmastersOf(cluster())).toEqual([]);
    expect((await namesIn(dataDir)).filter((name) => name !== 'server.lock')).toEqual([
      'files',
      'postgres',
      'secret.key',
    ]);
    expect((await stat(dataDir)).mode & 0o707).toBe(0o700);
    expect(await rowsIn(dataDir)).toEqual(await rowsIn(source));
    expect(await readFile(join(dataDir, 'secret.key'))).toEqual(await readFile(join(source, 'secret.key')));
  });

  it('is refused over data; with --substituir the former data stay beside it, complete', async () => {
    await dataWith(dataDir, 'rui');
    const key = await readFile(join(dataDir, 'secret.key'));
    expect(await restore()).toEqual({ code: 1, said: expect.stringContaining('já tem dados. Nada foi alterado') });
    expect(await namesOf(dataDir)).toEqual(['rui']);
    const { code, said } = await restore('--substituir');
    expect(code).toBe(0);
    expect(await namesOf(dataDir)).toEqual(['ana']);
    const aside = /ficou em (\S+)\. Apague/.exec(said)?.[1] ?? '';
    expect(await namesOf(aside)).toEqual(['rui']);
    expect(await readFile(join(aside, 'secret.key'))).toEqual(key);
  });

  it('replaces a database that no longer opens', async () => {
    await dataWith(dataDir, 'rui');
    await rm(join(cluster(), 'global'), { recursive: true });
    expect(await restore('--substituir')).toMatchObject({ code: 0 });
    expect(await namesOf(dataDir)).toEqual(['ana']);
  });

  it('is refused while a server runs on it, and does not disturb that server', async () => {
    const server = await openDatabase({ dataDir, databaseUrl: undefined }, recordingLog());
    try {
      await server.db.insert(accounts).values({ username: 'rui', role: 0, passwordHash: 'x' });
      const ran = await restore('--substituir');
      expect(ran).toEqual({ code: 1, said: expect.stringContaining('já está a ser usada por outro servidor') });
      expect(await server.db.$count(accounts)).toBe(1);
    } finally {
      await server.close();
    }
    expect(await namesOf(dataDir)).toEqual(['rui']);
  });

  it('removes what a killed restore has left', async () => {
    const left = join(dataDir, 'restauro.partial');
    await mkdir(join(left, 'files'), { recursive: true });
    await writeFile(join(left, 'secret.key'), 'a meio');
    expect(await restore()).toMatchObject({ code: 0 });
    expect(await readFile(join(dataDir, 'secret.key'))).toEqual(await readFile(join(source, 'secret.key')));
    expect(await namesIn(dataDir)).not.toContain('restauro.partial');
  });
});
