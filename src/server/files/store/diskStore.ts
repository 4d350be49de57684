import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathExists } from '../pathExists.ts';
import { syncFolder } from '../syncFolder.ts';
import { isContentName } from './contentName.ts';
import { digestToFile } from './digestToFile.ts';
import type { FileStore } from './FileStore.ts';
import { rethrowDiskError } from './storageErrors.ts';
import { prepareTempFolder } from './tempFolder.ts';

/**
 * Creates a store in a folder, with each file under its hash (`ab/cd/abcd…`), readable only by this user. `put` survives a
 * power cut: it writes and syncs a temporary file, renames it and syncs the folder. Refuses with storageFull when the disk
 * is full.
 */
export function createDiskStore(dir: string): FileStore {
  const temporary = join(dir, 'tmp');
  prepareTempFolder(temporary);
  const pathOf = (sha256: string) => contentPath(dir, sha256);
  return {
    async put(content, maxBytes) {
      const temp = join(temporary, randomUUID());
      try {
        const blob = await digestToFile(temp, content, { maxBytes, synced: true });
        await settle(temp, pathOf(blob.sha256), dir);
        return blob;
      } catch (error) {
        return rethrowDiskError(error);
      } finally {
        content.destroy();
        await rm(temp, { force: true });
      }
    },
    async open(sha256, range) {
      if (!isContentName(sha256)) return null;
      const handle = await open(pathOf(sha256), 'r').catch(absent);
      return handle?.createReadStream(range ?? {}) ?? null;
    },
    has: async (sha256) => isContentName(sha256) && pathExists(pathOf(sha256)),
    async remove(sha256) {
      if (isContentName(sha256)) await rm(pathOf(sha256), { force: true });
    },
  };
}

/** Returns the path of content in a store's folder. */
export function contentPath(dir: string, sha256: string): string {
  return join(dir, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
}

/** Gives the file its final name; an existing file of that name has the same bytes. */
async function settle(temp: string, target: string, root: string): Promise<void> {
  if (await pathExists(target)) return;
  const folder = dirname(target);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  await rename(temp, target);
  await syncFolder(folder);
  if (made === undefined) return;
  await syncFolder(dirname(folder));
  await syncFolder(root);
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
