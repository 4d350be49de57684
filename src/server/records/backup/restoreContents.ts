import { createReadStream } from 'node:fs';
import { contentPath } from '#server/files/store/diskStore.ts';
import type { FileStore } from '#server/files/store/FileStore.ts';
import { BackupProblem } from './BackupProblem.ts';
import { replaceDatabase } from './database/backupWrite.queries.ts';
import { filesPath, tablePath } from './manifest.ts';
import type { CheckedRestore } from './restoreOptions.ts';

/** Restores rows and files; the database transaction commits only after all files are in the store. */
export function restoreContents(
  client: Parameters<typeof replaceDatabase>[0],
  openStore: () => FileStore,
  { folder, manifest }: CheckedRestore,
  beforeCommit: () => Promise<void>,
): Promise<void> {
  const { schema, tables, sequences } = manifest;
  const rowsOf = (table: string): AsyncIterable<Buffer> => createReadStream(tablePath(folder, table));
  return replaceDatabase(client, { schema, tables, sequences, rowsOf }, async () => {
    const store = openStore();
    for (const { sha256 } of manifest.files) {
      const content = createReadStream(contentPath(filesPath(folder), sha256));
      const stored = await store.put(content, Number.MAX_SAFE_INTEGER);
      if (stored.sha256 !== sha256) throw new BackupProblem(`O ficheiro ${sha256} da cópia mudou entretanto.`);
    }
    await beforeCommit();
  });
}
