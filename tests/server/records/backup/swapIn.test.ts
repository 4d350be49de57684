import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { swapIn } from '#server/records/backup/swapIn.ts';
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

it('moves the new in and the old aside; a key only for a key, and nothing that is not its own', async () => {
  await write('stage/postgres/a', 'nova');
  await mkdir(join(dataDir, 'postgres'));
  await write('postgres/a', 'velha');
  await write('secret.key', 'chave');
  await write('first-run.json', 'contas');
  await write('notas.txt', 'do operador');
  expect(await swapIn(stage, dataDir, 'antes')).toBe(join(dataDir, 'antes'));
  expect([await read('postgres/a'), await read('antes/postgres/a')]).toEqual(['nova', 'velha']);
  expect(await namesIn(dataDir)).toEqual(['antes', 'notas.txt', 'postgres', 'secret.key', 'stage']);
  expect(await namesIn(join(dataDir, 'antes'))).toEqual(['first-run.json', 'postgres']);
});

it('leaves no folder behind when nothing was there', async () => {
  expect(await swapIn(stage, dataDir, 'antes')).toBeNull();
  expect(await namesIn(dataDir)).toEqual(['postgres', 'stage']);
});

it('undoes what it has moved when it cannot go on', async () => {
  await mkdir(join(dataDir, 'postgres'));
  await write('postgres/a', 'velha');
  await mkdir(join(dataDir, 'files'));
  // No folder can be moved into itself: the database is aside by then.
  await expect(swapIn(stage, dataDir, 'files/antes')).rejects.toThrow();
  expect(await read('postgres/a')).toBe('velha');
  expect(await namesIn(dataDir)).toEqual(['files', 'postgres', 'stage']);
  expect([await namesIn(join(dataDir, 'files')), await namesIn(stage)]).toEqual([[], ['postgres']]);
});
