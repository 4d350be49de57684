import { randomUUID } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { syncFolder } from './syncFolder.ts';

const PRIVATE_MODE = 0o600;

/**
 * Writes a file that only this user can read: whole or not at all, and safe from a power cut. With `keep`, an existing
 * file, or one that another server creates meanwhile, is not replaced.
 */
export async function writePrivately(
  path: string,
  content: string | Uint8Array,
  { keep }: { keep: boolean },
): Promise<void> {
  const folder = dirname(path);
  const temporary = join(folder, `.${basename(path)}-${randomUUID()}`);
  try {
    const file = await open(temporary, 'wx', PRIVATE_MODE);
    await file
      .writeFile(content)
      .then(() => file.sync())
      .finally(() => file.close());
    if (keep) await link(temporary, path).catch(unlessThere);
    else await rename(temporary, path);
    await syncFolder(folder);
  } finally {
    await rm(temporary, { force: true });
  }
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
