import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Env } from '#server/config/env.ts';
import { findMasterKey, keyCheck } from '#server/config/secrets.ts';
import { withClient } from '#server/db/openDatabase.ts';
import { createDiskStore } from '#server/files/store/diskStore.ts';
import type { FileStore } from '#server/files/store/FileStore.ts';
import { fileStoreFor, requireFileStore } from '#server/files/store/openFileStore.ts';
import { syncFolder } from '#server/files/syncFolder.ts';
import { writePrivately } from '#server/files/writePrivately.ts';
import type { ServerLog } from '#server/observability/ServerLog.ts';
import { BackupProblem } from './BackupProblem.ts';
import { backupName, partialOf, removeLeftovers } from './backupNames.ts';
import { copyContents } from './copyContents.ts';
import { reachDatabase } from './database/backupReach.queries.ts';
import { type Snapshot, withSnapshot } from './database/backupRead.queries.ts';
import { writeHashed } from './hashFile.ts';
import { filesPath, keyPath, MANIFEST_HEAD, type Manifest, tablePath, writeManifest } from './manifest.ts';
import { productVersion } from './productVersion.ts';

export type BackupEnv = Pick<Env, 'databaseUrl' | 'dataDir' | 'secretKey' | 's3'>;
export interface BackupOptions {
  /** The folder that contains one folder for each backup. */
  target: string;
  withKey: boolean;
  /** Accounts were removed on purpose, so fewer than in older backups are expected. */
  fewerMeant?: boolean;
  now: Date;
}
export interface MadeBackup {
  folder: string;
  manifest: Manifest;
}

/**
 * Copies a consistent snapshot of database, files and key into a new folder, whether the server runs or not. The folder
 * gets its final name only after everything in it is synced; a failure leaves no folder. Throws BackupProblem or an
 * error of startProblem.ts.
 */
export async function makeBackup(env: BackupEnv, options: BackupOptions, log: ServerLog): Promise<MadeBackup> {
  const key = await keyFor(env, options);
  const warn = log.warn.bind(log);
  await requireFileStore(env, { warn, mayWait: false });
  const folder = join(options.target, backupName(options.now));
  const partial = await makePartial(options, folder);
  try {
    const database = await reachDatabase(env, log);
    const manifest = await withClient(database.connection, (client) =>
      withSnapshot(client, (snapshot) =>
        fillBackup(partial, fileStoreFor(env, { warn }), snapshot, { ...options, key }),
      ),
    ).finally(database.close);
    await syncFolder(partial);
    await rename(partial, folder);
    await syncFolder(options.target);
    return { folder, manifest };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

interface Key {
  /** Null when the key is not copied into the backup. */
  content: Buffer | null;
  check: string | null;
}

async function keyFor(env: BackupEnv, { withKey }: BackupOptions): Promise<Key> {
  const master = await findMasterKey(env);
  if (master === null && withKey) {
    throw new BackupProblem(
      `Não há chave em ${env.dataDir}. Indique a pasta de dados do servidor em DATA_DIR, ou a chave em SECRET_KEY.`,
    );
  }
  // The operator already stores SECRET_KEY elsewhere.
  const content = withKey && env.secretKey === undefined ? master : null;
  return { content, check: master && keyCheck(master) };
}

async function makePartial({ target, now }: BackupOptions, folder: string): Promise<string> {
  await mkdir(dirname(target), { recursive: true });
  await mkdir(target, { recursive: true, mode: 0o700 });
  await removeLeftovers(target, now);
  const partial = partialOf(folder);
  const taken = await access(folder).then(
    () => true,
    () => false,
  );
  const made = !taken && (await mkdir(partial, { mode: 0o700 }).then(() => true, unlessExists));
  if (!made) throw new BackupProblem(`Já existe uma cópia ${folder}. Tente de novo dentro de um momento.`);
  return partial;
}

function unlessExists(error: NodeJS.ErrnoException): false {
  if (error.code !== 'EEXIST') throw error;
  return false;
}

async function fillBackup(
  partial: string,
  from: FileStore,
  snapshot: Snapshot,
  { key, fewerMeant, now }: { key: Key } & Pick<BackupOptions, 'fewerMeant' | 'now'>,
): Promise<Manifest> {
  const tables = await writeTables(partial, snapshot);
  const to = filesPath(partial);
  const { copied, lost } = await copyContents(await snapshot.files(), from, createDiskStore(to));
  await rm(join(to, 'tmp'), { recursive: true, force: true });
  if (key.content) await writePrivately(keyPath(partial), key.content, { keep: false });
  const manifest: Manifest = {
    ...MANIFEST_HEAD,
    version: productVersion(),
    createdAt: now.toISOString(),
    schema: snapshot.schema,
    tables,
    sequences: snapshot.sequences,
    files: copied,
    lost,
    key: { included: key.content !== null, check: key.check },
    ...(fewerMeant && { fewerMeant }),
  };
  await writeManifest(partial, manifest);
  return manifest;
}

async function writeTables(partial: string, { tables, rowsOf }: Snapshot): Promise<Manifest['tables']> {
  const folder = dirname(tablePath(partial, ''));
  await mkdir(folder, { mode: 0o700 });
  const written: Manifest['tables'] = [];
  for (const table of tables) {
    const { lines, bytes, sha256 } = await writeHashed(rowsOf(table), tablePath(partial, table.name));
    written.push({ ...table, rows: lines, bytes, sha256 });
  }
  await syncFolder(folder);
  return written;
}
