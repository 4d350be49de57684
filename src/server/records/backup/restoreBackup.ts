import { stat } from 'node:fs/promises';
import { findMasterKey, keyCheck } from '#server/config/secrets.ts';
import { lockDataDir } from '#server/db/embedded/dataLock.ts';
import { makeDataDir } from '#server/db/embedded/embedded.ts';
import { isRoot } from '#server/db/embedded/postgresUser.ts';
import { requireFileStore } from '#server/files/store/openFileStore.ts';
import type { ServerLog } from '#server/observability/ServerLog.ts';
import { BackupProblem } from './BackupProblem.ts';
import { checkBackup, readStoredKey } from './checkBackup.ts';
import type { BackupEnv } from './makeBackup.ts';
import type { Manifest } from './manifest.ts';
import { restoreEmbedded } from './restoreEmbedded.ts';
import { restoreExternal } from './restoreExternal.ts';
import type { RestoreOptions } from './restoreOptions.ts';

export interface Restored {
  manifest: Manifest;
  /** Folder of the replaced data; null when there was none. */
  aside: string | null;
}

/**
 * Restores a backup completely or changes nothing. Throws BackupProblem when data exists and `replace` is false, or when
 * the backup is corrupt, newer than this product or encrypted with another key; throws DataDirInUse while a server
 * runs on the data directory.
 */
export async function restoreBackup(env: BackupEnv, options: RestoreOptions, log: ServerLog): Promise<Restored> {
  const manifest = await checkBackup(options.folder);
  const stored = await readStoredKey(options.folder, manifest);
  const key = env.secretKey === undefined ? stored : null;
  if (key === null && !options.withoutKey) await requireSameKey(env, manifest);
  await requireFileStore(env, { warn: log.warn.bind(log), mayWait: false });
  const dataDir = await makeDataDir(env.dataDir);
  await requireOwner(dataDir);
  const lock = await lockDataDir(dataDir);
  try {
    const restoring = { ...options, manifest, key };
    const restore = env.databaseUrl === undefined ? restoreEmbedded : restoreExternal;
    return { manifest, aside: await restore({ ...env, dataDir }, restoring, log) };
  } finally {
    await lock.release();
  }
}

async function requireSameKey(env: BackupEnv, { key: { check } }: Manifest): Promise<void> {
  const inUse = await findMasterKey(env);
  if (check === null || (inUse && keyCheck(inUse) === check)) return;
  const wrong = inUse === null ? 'A cópia não traz a chave, e não há nenhuma aqui' : 'A chave em uso não é a da cópia';
  throw new BackupProblem(
    `${wrong}: as palavras-passe guardadas não se abririam. Ponha a chave certa em ${env.dataDir}/secret.key ou em ` +
      'SECRET_KEY; se já não existe, repita com --sem-chave.',
  );
}

/** Throws when root would write files that the data directory's owner cannot read. */
async function requireOwner(dataDir: string): Promise<void> {
  const { uid } = await stat(dataDir);
  if (!isRoot() || uid === 0) return;
  throw new BackupProblem(`A pasta ${dataDir} é do utilizador ${uid}: corra isto com esse utilizador, não como root.`);
}
