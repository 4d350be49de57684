import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '#server/config/env.ts';
import { contentPath } from '#server/files/store/diskStore.ts';
import { fileStoreFor } from '#server/files/store/openFileStore.ts';
import { restoreCommand } from '#server/records/backup/restoreCommand.ts';
import { type BackupFixture, createBackupFixture } from '../../../support/database/backupFixture.ts';
import { namesIn, runCommand } from '../../../support/database/backups.ts';
import { type BucketServer, createBucketServer } from '../../../support/product/bucketServer.ts';

const CONTENT = 'conteúdo\tcom tudo';

let bucket: BucketServer;
let other: BucketServer;
let school: BackupFixture;
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'cg-bucket-backup-'));
  [bucket, other] = await Promise.all([createBucketServer(), createBucketServer('outra/')]);
  school = await createBackupFixture(bucket);
});
afterAll(async () => {
  await school.close();
  await Promise.all([bucket.close(), other.close()]);
  await rm(root, { recursive: true, force: true });
});

const restore = (folder: string, env: NodeJS.ProcessEnv, ...args: string[]) =>
  runCommand(restoreCommand, [folder, ...args], env);
async function contentAt(env: NodeJS.ProcessEnv): Promise<string | null> {
  const content = await fileStoreFor(readEnv(env), { warn: () => {} }).open(school.sha256);
  return content && text(content);
}

test('a backup contains the files of the bucket, and restores into another bucket or into a folder', async () => {
  const folder = await school.createBackup();
  expect(await readFile(contentPath(join(folder, 'files'), school.sha256), 'utf8')).toBe(CONTENT);
  expect(await namesIn(join(school.env.DATA_DIR, 'files'))).toEqual(['tmp']);

  const moved = await school.createRestoreTarget();
  const movedEnv = { ...moved.env, ...other.env };
  const ran = await restore(folder, movedEnv);
  expect(ran).toMatchObject({ code: 0 });
  expect(await contentAt(movedEnv)).toBe(CONTENT);
  expect(await namesIn(join(moved.env.DATA_DIR, 'files'))).toEqual(['tmp']);

  const home = await school.createRestoreTarget();
  expect(await restore(folder, home.env)).toMatchObject({ code: 0 });
  expect(await contentAt(home.env)).toBe(CONTENT);
});

test('a restore over existing data backs up the bucket first', async () => {
  const folder = await school.createBackup();
  const { env } = await school.createRestoreTarget();
  const both = { ...env, ...other.env };
  await restore(folder, both);
  const again = await restore(folder, both, '--substituir');
  expect(again.code).toBe(0);
  const [aside] = await readdir(join(env.DATA_DIR, 'antes-do-restauro'));
  const kept = join(env.DATA_DIR, 'antes-do-restauro', aside ?? '', 'files');
  expect(await readFile(contentPath(kept, school.sha256), 'utf8')).toBe(CONTENT);
});

test('both commands refuse with a message and change nothing while the bucket is unreachable', async () => {
  const folder = await school.createBackup();
  const target = join(root, 'copias');
  const { database, env } = await school.createRestoreTarget();
  await bucket.stop();
  try {
    const backup = await school.runBackup(['--destino', target]);
    expect(backup).toMatchObject({
      code: 1,
      said: expect.stringContaining('não responde. Confirme FILES_S3_ENDPOINT'),
    });
    expect(await namesIn(target)).toEqual([]);
    const back = await restore(folder, { ...env, ...bucket.env });
    expect(back).toMatchObject({ code: 1, said: expect.stringContaining('não responde. Confirme FILES_S3_ENDPOINT') });
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query("select 1 from information_schema.tables where table_schema = 'public'");
    await client.end();
    expect(rows).toEqual([]);
  } finally {
    await bucket.start();
  }
});

test('reports a file that the bucket has lost, and copies the rest', async () => {
  const files = fileStoreFor(readEnv(school.env), { warn: () => {} });
  await files.remove(school.sha256);
  const ran = await school.runBackup(['--destino', join(root, 'com-falta')]);
  expect(ran.code).toBe(1);
  expect(ran.said).toContain('faltam ou estão estragados em ficheiros (S3):');
  expect(ran.said).toContain(school.sha256);
});
