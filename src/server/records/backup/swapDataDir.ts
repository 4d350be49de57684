import { mkdir, readdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { NOTE } from '#server/db/embedded/databaseLocation.ts';
import { pathExists } from '#server/files/pathExists.ts';
import { syncFolder } from '#server/files/syncFolder.ts';
import { firstRunFile } from '#server/identity/firstAccounts.ts';

/** Entries of a data directory that are replaced; the old first passwords do not apply to the new database. */
const DATABASE_AND_FILES = ['postgres', NOTE, 'postgres-password', 'files', firstRunFile('.')];
const KEY = 'secret.key';

/**
 * Moves the contents of `stage` into `dataDir`, and the files they replace into a new folder there. Returns that
 * folder's path, or null when nothing was replaced. The key stays when `stage` has none. If a move fails, undoes the
 * earlier ones and throws.
 */
export async function swapDataDir(stage: string, dataDir: string, asideName: string): Promise<string | null> {
  const staged = await readdir(stage);
  const replaced = [...DATABASE_AND_FILES, ...(staged.includes(KEY) ? [KEY] : [])];
  const aside = join(dataDir, asideName);
  await mkdir(aside, { mode: 0o700 });
  const undo: (() => Promise<void>)[] = [];
  const move = async (name: string, from: string, to: string) => {
    if (!(await pathExists(join(from, name)))) return false;
    await rename(join(from, name), join(to, name));
    undo.push(() => rename(join(to, name), join(from, name)));
    return true;
  };
  try {
    let kept = false;
    for (const name of replaced) kept = (await move(name, dataDir, aside)) || kept;
    for (const name of replaced) await move(name, stage, dataDir);
    for (const folder of [aside, dataDir]) await syncFolder(folder);
    return kept ? aside : await removeEmpty(aside);
  } catch (error) {
    for (const step of undo.reverse()) await step();
    await removeEmpty(aside);
    throw error;
  }
}

async function removeEmpty(folder: string): Promise<null> {
  await rmdir(folder);
  return null;
}
