import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#server/config/env.ts';
import { WHOLE_BACKUP } from '../backup/backupNames.ts';
import { lastBackupFolder } from '../backup/lastBackup.ts';
import { type Manifest, readManifest } from '../backup/manifest.ts';

export interface FoundBackup {
  /** Path of the backup. */
  folder: string;
  name: string;
  manifest: Manifest;
}

/**
 * Returns the newest complete backup; null without one. Looks in BACKUP_DIR, or without it where `npm run backup` last
 * succeeded and in DATA_DIR/copias.
 */
export async function newestBackup(env: Pick<Env, 'dataDir' | 'backupDir'>): Promise<FoundBackup | null> {
  const found: FoundBackup[] = [];
  for (const place of await placesOf(env)) {
    const backup = await newestIn(place);
    if (backup) found.push(backup);
  }
  return found.sort((a, b) => (a.name < b.name ? 1 : -1))[0] ?? null;
}

async function placesOf({ dataDir, backupDir }: Pick<Env, 'dataDir' | 'backupDir'>): Promise<Set<string>> {
  if (backupDir !== undefined) return new Set([backupDir]);
  const noted = await lastBackupFolder(dataDir);
  return new Set([...(noted === null ? [] : [noted]), join(dataDir, 'copias')]);
}

async function newestIn(place: string): Promise<FoundBackup | null> {
  const names = await readdir(place).catch(() => []);
  const whole = names.filter((name) => WHOLE_BACKUP.test(name)).sort();
  for (const name of whole.reverse()) {
    const folder = join(place, name);
    const manifest = await readManifest(folder).catch(() => null);
    if (manifest) return { folder, name, manifest };
  }
  return null;
}

/** Returns the size of a backup's rows, and of all it holds, in bytes. */
export function bytesOf({ tables, files }: Manifest): { rows: number; all: number } {
  const sum = (parts: readonly { bytes: number }[]) => parts.reduce((total, { bytes }) => total + bytes, 0);
  return { rows: sum(tables), all: sum(tables) + sum(files) };
}
