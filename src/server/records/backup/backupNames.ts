import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#domain/day.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** Matches the folder name of a complete backup. */
export const WHOLE_BACKUP = /^conselho-\d{4}-\d{2}-\d{2}T\d{6}Z$/;
/** Suffix of a backup that is incomplete or being removed. */
const PARTIAL = '.partial';
/** Age in milliseconds from which a partial folder is abandoned; longer than any backup takes. */
const LEFTOVER_MS = DAY_MS;

/** Returns a backup's folder name; names sort by age. */
export function backupName(now: Date): string {
  return `conselho-${stamp(now)}`;
}

/** Formats a UTC time for a folder name. */
export function stamp(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
}

export function partialOf(folder: string): string {
  return `${folder}${PARTIAL}`;
}

/** Removes partial folders that killed runs left. */
export async function removeLeftovers(target: string, now: Date): Promise<void> {
  for (const name of await readdir(target)) {
    if (!name.endsWith(PARTIAL) || !WHOLE_BACKUP.test(name.slice(0, -PARTIAL.length))) continue;
    const path = join(target, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > LEFTOVER_MS) await rm(path, { recursive: true, force: true });
  }
}

/** A complete backup, described by its manifest. */
export interface WholeBackup {
  name: string;
  accounts: number;
  fewerMeant: boolean;
}

/** Lists the complete backups in a folder, newest first. */
export async function backupsIn(target: string): Promise<WholeBackup[]> {
  const made: WholeBackup[] = [];
  for (const name of await readdir(target)) {
    const manifest = WHOLE_BACKUP.test(name) ? await readManifest(join(target, name)).catch(() => null) : null;
    if (manifest) made.push({ name, accounts: accountsIn(manifest), fewerMeant: manifest.fewerMeant ?? false });
  }
  return made.sort((a, b) => (a.name < b.name ? 1 : -1));
}

/**
 * Returns the largest number of accounts in these backups (newest first), back to the latest one that was made with
 * fewer accounts on purpose.
 */
export function mostAccounts(made: readonly WholeBackup[]): number {
  const meant = made.findIndex(({ fewerMeant }) => fewerMeant);
  const measured = meant === -1 ? made : made.slice(0, meant + 1);
  return Math.max(0, ...measured.map(({ accounts }) => accounts));
}

export function accountsIn({ tables }: Manifest): number {
  return tables.find(({ name }) => name === 'accounts')?.rows ?? 0;
}

/** Removes all but the newest `keep` backups. Returns the names of the removed ones. */
export async function keepNewest(target: string, made: readonly WholeBackup[], keep: number): Promise<string[]> {
  const old = made.slice(keep).map(({ name }) => name);
  for (const name of old) {
    // Renamed first, so that a half-removed backup does not look complete.
    const partial = partialOf(join(target, name));
    await rename(join(target, name), partial);
    await rm(partial, { recursive: true, force: true });
  }
  return old;
}
