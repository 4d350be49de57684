import { readFile } from 'node:fs/promises';
import { keyCheck } from '#server/config/secrets.ts';
import { contentPath } from '#server/files/store/diskStore.ts';
import { BackupProblem } from './BackupProblem.ts';
import { requireKnown } from './database/backupSchema.queries.ts';
import { hashFile, type Measure } from './hashFile.ts';
import { filesPath, keyPath, type Manifest, readManifest, tablePath } from './manifest.ts';

/**
 * Reads a whole backup and returns its manifest. Throws BackupProblem, naming the file, when a file is missing or
 * altered, or when this version does not know the schema. Writes nothing. `onRead` receives the bytes read so far,
 * before each file; an error it throws ends the reading.
 */
export async function checkBackup(folder: string, onRead: (bytes: number) => void = () => {}): Promise<Manifest> {
  const manifest = await readManifest(folder);
  requireKnown(manifest.schema, 'A cópia');
  const parts = [
    ...manifest.tables.map((table) => ({ path: tablePath(folder, table.name), expected: table })),
    ...manifest.files.map((file) => ({ path: contentPath(filesPath(folder), file.sha256), expected: file })),
  ];
  let bytes = 0;
  for (const { path, expected } of parts) {
    onRead(bytes);
    await requireSame(path, expected);
    bytes += expected.bytes;
  }
  await readStoredKey(folder, manifest);
  return manifest;
}

/** Reads the key in the backup; null when it contains none. */
export async function readStoredKey(folder: string, { key }: Manifest): Promise<Buffer | null> {
  if (!key.included) return null;
  const content = await readFile(keyPath(folder)).catch(() => null);
  if (content === null || keyCheck(content) !== key.check) throw spoilt(keyPath(folder));
  return content;
}

async function requireSame(path: string, expected: Measure): Promise<void> {
  const found = await hashFile(path);
  if (found?.sha256 !== expected.sha256 || found.bytes !== expected.bytes) throw spoilt(path);
}

function spoilt(path: string): BackupProblem {
  return new BackupProblem(`A cópia está estragada: ${path} falta ou não é o que foi escrito. Nada foi alterado.`);
}
