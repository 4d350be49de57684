import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';

const WHOLE = /^conselho-\d{4}-\d{2}-\d{2}T\d{6}Z$/;
/** What is not yet, or no longer, a backup. */
const PARTIAL = '.partial';
/** Longer than any backup takes. */
const LEFTOVER_MS = 24 * 60 * 60_000;

/** Names sort by age. */
export function backupName(now: Date): string {
  return `conselho-${stamp(now)}`;
}

/** A moment (UTC) for the name of a folder. */
export function stamp(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
}

export function partialOf(folder: string): string {
  return `${folder}${PARTIAL}`;
}

/** Removes what killed runs have left half-made or half-removed. */
export async function removeLeftovers(target: string, now: Date): Promise<void> {
  for (const name of await readdir(target)) {
    if (!name.endsWith(PARTIAL) || !WHOLE.test(name.slice(0, -PARTIAL.length))) continue;
    const path = join(target, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > LEFTOVER_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Keeps the newest `keep` backups of the folder and removes the older; whatever is not a backup stays. Answers their names. */
export async function keepNewest(target: string, keep: number): Promise<string[]> {
  const made: string[] = [];
  for (const name of await readdir(target)) {
    if (WHOLE.test(name) && (await isBackup(join(target, name)))) made.push(name);
  }
  const old = made.sort().reverse().slice(keep);
  for (const name of old) {
    // Renamed first: one that is removed half-way does not look whole.
    const partial = partialOf(join(target, name));
    await rename(join(target, name), partial);
    await rm(partial, { recursive: true, force: true });
  }
  return old;
}

function isBackup(folder: string): Promise<boolean> {
  return readManifest(folder).then(
    () => true,
    () => false,
  );
}
