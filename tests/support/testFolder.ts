import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canReach, NOBODY } from '#server/db/embedded/postgresUser.ts';

export const TEST_FOLDER_PREFIX = 'cg-test-';

/** A short path that PostgreSQL's user can reach too, whatever TMPDIR says. */
export async function testFolderRoot(): Promise<string> {
  return (await canReach(tmpdir(), NOBODY)) || process.platform === 'win32' ? tmpdir() : '/tmp';
}

/** A fresh folder that every user may enter; the process id in its name shows later whose it was. */
export async function makeTestFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(await testFolderRoot(), `${TEST_FOLDER_PREFIX}${process.pid}-`));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
