import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivately } from '#server/files/writePrivately.ts';

/** The file from which the server reads the time of the last backup for its metrics. */
function lastBackupFile(dataDir: string): string {
  return join(dataDir, 'last-backup.txt');
}

/** Returns the time of the last backup in milliseconds since 1970; 0 when there was none. */
export async function lastBackup(dataDir: string): Promise<number> {
  const text = await readFile(lastBackupFile(dataDir), 'utf8').catch(() => '');
  return Date.parse(text.trim()) || 0;
}

/** Writes the time of the last backup; ignores a failure, because the backup itself is complete. */
export async function noteBackup(dataDir: string, at: Date): Promise<void> {
  await writePrivately(lastBackupFile(dataDir), `${at.toISOString()}\n`, { keep: false }).catch(() => {});
}
