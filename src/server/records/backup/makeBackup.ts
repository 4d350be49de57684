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
import { filesPath, keyPath, MANIFEST_HEAD, type Manifest, tablePath, writeManifest } from './manifest.ts';
import { writeMeasured } from './measured.ts';
import { productVersion } from './productVersion.ts';

export type BackupEnv = Pick<Env, 'databaseUrl' | 'dataDir' | 'secretKey' | 's3'>;
export interface BackupWishes {
  /** The folder that gets a folder for each backup. */
  target: string;
  withKey: boolean;
  /** Accounts that older backups have are missing on purpose. */
  fewerMeant?: boolean;
  now: Date;
}
export interface MadeBackup {
  folder: string;
  manifest: Manifest;
}

/**
 * Copies database, files and key of one moment into a new folder, while the server runs or not. The folder gets its
 * name only once everything in it is on the disk; what fails leaves nothing. Refused with BackupProblem or one of the
 * start's errors.
 */
export async function makeBackup(env: BackupEnv, wishes: BackupWishes, log: ServerLog): Promise<MadeBackup> {
  const key = await keyFor(env, wishes);
  const warn = log.warn.bind(log);
  await requireFileStore(env, { warn, mayWait: false });
  const folder = join(wishes.target, backupName(wishes.now));
  const partial = await makePartial(wishes, folder);
  try {
    const database = await reachDatabase(env, log);
    const manifest = await withClient(database.connection, (client) =>
      withSnapshot(client, (snapshot) => fill(partial, fileStoreFor(env, { warn }), snapshot, { ...wishes, key })),
    ).finally(database.close);
    await syncFolder(partial);
    await rename(partial, folder);
    await syncFolder(wishes.target);
    return { folder, manifest };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

interface Key {
  /** Null: it stays out of the backup. */
  content: Buffer | null;
  check: string | null;
}

async function keyFor(env: BackupEnv, { withKey }: BackupWishes): Promise<Key> {
  const master = await findMasterKey(env);
  if (master === null && withKey) {
    throw new BackupProblem(
      `Não há chave em ${env.dataDir}. Indique a pasta de dados do servidor em DATA_DIR, ou a chave em SECRET_KEY.`,
    );
  }
  // SECRET_KEY lies where the operator keeps such things.
  const content = withKey && env.secretKey === undefined ? master : null;
  return { content, check: master && keyCheck(master) };
}

async function makePartial({ target, now }: BackupWishes, folder: string): Promise<string> {
  await mkdir(dirname(target), { recursive: true });
  await mkdir(target, { recursive: true, mode: 0o700 });
  await removeLeftovers(target, now);
  const partial = partialOf(folder);
  const taken = await access(folder).then(
    () => true,
    () => false,
  );
  const made = !taken && (await mkdir(partial, { mode: 0o700 }).then(() => true, unlessThere));
  if (!made) throw new BackupProblem(`Já existe uma cópia ${folder}. Tente de novo dentro de um momento.`);
  return partial;
}

function unlessThere(error: NodeJS.ErrnoException): false {
  if (error.code !== 'EEXIST') throw error;
  return false;
}

async function fill(
  partial: string,
  from: FileStore,
  snapshot: Snapshot,
  { key, fewerMeant, now }: { key: Key } & Pick<BackupWishes, 'fewerMeant' | 'now'>,
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
    const { lines, bytes, sha256 } = await writeMeasured(rowsOf(table), tablePath(partial, table.name));
    written.push({ ...table, rows: lines, bytes, sha256 });
  }
  await syncFolder(folder);
  return written;
}
