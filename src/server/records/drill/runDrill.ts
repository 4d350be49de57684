import { createReadStream } from 'node:fs';
import type { DrillFindings, DrillKey, DrillProgress, TableDifference } from '#domain/records/restoreDrill.ts';
import type { Env } from '#server/config/env.ts';
import { findMasterKey, keyCheck } from '#server/config/secrets.ts';
import { checkBackup } from '../backup/checkBackup.ts';
import { listContents } from '../backup/database/backupRead.queries.ts';
import { knownMigrations, readTables } from '../backup/database/backupSchema.queries.ts';
import { countRows, replaceDatabase } from '../backup/database/backupWrite.queries.ts';
import { type Manifest, tablePath } from '../backup/manifest.ts';
import { bytesOf, type FoundBackup } from './newestBackup.ts';
import type { Scratch } from './scratch.ts';
import type { ScratchClient } from './scratchDatabase.queries.ts';

export interface DrillRun {
  env: Pick<Env, 'dataDir' | 'secretKey'>;
  backup: FoundBackup;
  /** Calls `work` with a connection to an empty database, and removes that database afterwards. */
  withScratch: <T>(work: (client: ScratchClient, place: Scratch) => Promise<T>) => Promise<T>;
  report: (progress: DrillProgress) => void;
  signal: AbortSignal;
}

/**
 * Verifies every byte of a backup, restores its rows into a scratch database and compares what is there with the
 * manifest. Reads the live key and writes nothing outside the scratch. Throws BackupProblem when the backup is corrupt.
 */
export async function runDrill({ env, backup, withScratch, report, signal }: DrillRun): Promise<DrillFindings> {
  const { rows, all } = bytesOf(backup.manifest);
  const manifest = await checkBackup(backup.folder, (done) => {
    signal.throwIfAborted();
    report({ step: 'checking', done, total: all });
  });
  const key = await keyOf(manifest, env);
  return withScratch(async (client, place) => {
    await restoreRows(client, backup.folder, manifest, (done) => {
      signal.throwIfAborted();
      report({ step: 'restoring', done, total: rows });
    });
    report({ step: 'counting', done: 0, total: manifest.tables.length });
    const counted = await count(client, manifest);
    signal.throwIfAborted();
    report({ step: 'removing', done: 0, total: 1 });
    const { version, files } = manifest;
    return { version, bytes: all, files: files.length, key, place, ...counted };
  });
}

/** Restores the rows table by table; `onRestored` receives the bytes of the tables before the next one. */
async function restoreRows(
  client: ScratchClient,
  folder: string,
  { schema, tables, sequences }: Manifest,
  onRestored: (bytes: number) => void,
): Promise<void> {
  let bytes = 0;
  const rowsOf = (name: string) => {
    onRestored(bytes);
    bytes += tables.find((table) => table.name === name)?.bytes ?? 0;
    return createReadStream(tablePath(folder, name)) as AsyncIterable<Buffer>;
  };
  await replaceDatabase(client, { schema, tables, sequences, rowsOf }, async () => onRestored(bytes));
}

async function count(client: ScratchClient, { schema, tables, files, lost }: Manifest) {
  const shapes = await readTables(client);
  const found = await countRows(client, shapes);
  const upgraded = knownMigrations().some(({ folderMillis }) => folderMillis > schema.writtenAt);
  // Later migrations may move rows; each table was counted while it was loaded.
  const differences: TableDifference[] = upgraded
    ? []
    : tables.flatMap(({ name, rows: expected }) => {
        const rows = found.get(name) ?? 0;
        return rows === expected ? [] : [{ table: name, expected, found: rows }];
      });
  const present = new Set(files.map(({ sha256 }) => sha256));
  const contents = await listContents(client, shapes);
  const missing = contents.filter(({ sha256, used }) => used && !present.has(sha256));
  return {
    tables: shapes.length,
    rows: [...found.values()].reduce((sum, rows) => sum + rows, 0),
    counts: {
      accounts: found.get('accounts') ?? 0,
      teams: found.get('teams') ?? 0,
      answers: found.get('answers') ?? 0,
    },
    differences,
    missingFiles: Math.max(missing.length, lost.length),
    upgraded,
  };
}

async function keyOf({ key }: Manifest, env: DrillRun['env']): Promise<DrillKey> {
  if (key.included) return 'included';
  if (key.check === null) return 'none';
  const inUse = await findMasterKey(env);
  return inUse !== null && keyCheck(inUse) === key.check ? 'inUse' : 'other';
}
