import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivately } from '#server/files/writePrivately.ts';

/** The file from which the server reads when and where the last backup was made. */
function lastBackupFile(dataDir: string): string {
  return join(dataDir, 'last-backup.txt');
}

/** Returns the time of the last backup in milliseconds since 1970; 0 when there was none. */
export async function lastBackup(dataDir: string): Promise<number> {
  const [time = ''] = await readLines(dataDir);
  return Date.parse(time) || 0;
}

/** Returns the folder with the last backup; null when there was none. */
export async function lastBackupFolder(dataDir: string): Promise<string | null> {
  const [, folder = ''] = await readLines(dataDir);
  return folder === '' ? null : folder;
}

async function readLines(dataDir: string): Promise<string[]> {
  const text = await readFile(lastBackupFile(dataDir), 'utf8').catch(() => '');
  return text.split('\n').map((line) => line.trim());
}

/** Writes time and folder of the last backup; ignores a failure, because the backup itself is complete. */
export async function noteBackup(dataDir: string, at: Date, target: string): Promise<void> {
  const text = `${at.toISOString()}\n${target}\n`;
  await writePrivately(lastBackupFile(dataDir), text, { keep: false }).catch(() => {});
}
