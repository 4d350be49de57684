import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivately } from '#server/files/writePrivately.ts';

/** Where the server, which shows it to whoever watches, finds when the last backup was made. */
function lastBackupFile(dataDir: string): string {
  return join(dataDir, 'last-backup.txt');
}

/** Milliseconds since 1970; 0 when there was none. */
export async function lastBackup(dataDir: string): Promise<number> {
  const text = await readFile(lastBackupFile(dataDir), 'utf8').catch(() => '');
  return Date.parse(text.trim()) || 0;
}

/** A backup is whole also where this cannot be noted. */
export async function noteBackup(dataDir: string, at: Date): Promise<void> {
  await writePrivately(lastBackupFile(dataDir), `${at.toISOString()}\n`, { keep: false }).catch(() => {});
}
