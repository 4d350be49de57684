import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canReach, NOBODY } from '#server/db/embedded/postgresUser.ts';

export const TEST_FOLDER_PREFIX = 'cg-test-';

/** Returns a folder with a short path that PostgreSQL's user can reach, whatever TMPDIR says. */
export async function testFolderRoot(): Promise<string> {
  return (await canReach(tmpdir(), NOBODY)) || process.platform === 'win32' ? tmpdir() : '/tmp';
}

/** Creates a folder that every user may enter. The process id in its name identifies the owning run. */
export async function makeTestFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(await testFolderRoot(), `${TEST_FOLDER_PREFIX}${process.pid}-`));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
