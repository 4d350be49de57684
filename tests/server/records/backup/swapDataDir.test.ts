import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { swapDataDir } from '#server/records/backup/swapDataDir.ts';
import { namesIn } from '../../../support/database/backups.ts';

let dataDir: string;
let stage: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cg-swap-'));
  stage = join(dataDir, 'stage');
  await mkdir(join(stage, 'postgres'), { recursive: true });
});
afterEach(() => rm(dataDir, { recursive: true }));

const write = (path: string, text: string) => writeFile(join(dataDir, path), text);
const read = (path: string) => readFile(join(dataDir, path), 'utf8');

it('moves the new in and the old aside, a key only for a new key, and no other files', async () => {
  await write('stage/postgres/a', 'nova');
  await mkdir(join(dataDir, 'postgres'));
  await write('postgres/a', 'velha');
  await write('secret.key', 'chave');
  await write('first-run.json', 'contas');
  await write('notas.txt', 'do operador');
  expect(await swapDataDir(stage, dataDir, 'antes')).toBe(join(dataDir, 'antes'));
  expect([await read('postgres/a'), await read('antes/postgres/a')]).toEqual(['nova', 'velha']);
  expect(await namesIn(dataDir)).toEqual(['antes', 'notas.txt', 'postgres', 'secret.key', 'stage']);
  expect(await namesIn(join(dataDir, 'antes'))).toEqual(['first-run.json', 'postgres']);
});

it('creates no folder when nothing was there', async () => {
  expect(await swapDataDir(stage, dataDir, 'antes')).toBeNull();
  expect(await namesIn(dataDir)).toEqual(['postgres', 'stage']);
});

it('moves everything back when it cannot continue', async () => {
  await mkdir(join(dataDir, 'postgres'));
  await write('postgres/a', 'velha');
  await mkdir(join(dataDir, 'files'));
  // A folder cannot be moved into itself; the database has already been moved aside by then.
  await expect(swapDataDir(stage, dataDir, 'files/antes')).rejects.toThrow();
  expect(await read('postgres/a')).toBe('velha');
  expect(await namesIn(dataDir)).toEqual(['files', 'postgres', 'stage']);
  expect([await namesIn(join(dataDir, 'files')), await namesIn(stage)]).toEqual([[], ['postgres']]);
});
