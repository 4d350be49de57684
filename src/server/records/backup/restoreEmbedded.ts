import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findMasterKey, keyFile } from '#server/config/secrets.ts';
import { hasDatabase } from '#server/db/embedded/databaseLocation.ts';
import { startEmbedded, stopOrphanedPostgres } from '#server/db/embedded/embedded.ts';
import { canReach, grantNobodyAccess, isRoot, NOBODY } from '#server/db/embedded/postgresUser.ts';
import { createDatabase, DATABASE, withClient } from '#server/db/openDatabase.ts';
import { fileStoreFor } from '#server/files/store/openFileStore.ts';
import { writePrivately } from '#server/files/writePrivately.ts';
import type { ServerLog } from '#server/observability/ServerLog.ts';
import { BackupProblem } from './BackupProblem.ts';
import { stamp } from './backupNames.ts';
import { discardStage } from './discardStage.ts';
import type { BackupEnv } from './makeBackup.ts';
import { restoreContents } from './restoreContents.ts';
import type { CheckedRestore } from './restoreOptions.ts';
import { swapDataDir } from './swapDataDir.ts';

const STAGE = 'restauro.partial';

/**
 * Restores into the data directory with its embedded database. Builds everything in a staging folder, so the existing
 * data stays in use until the new data is complete, then moves aside; a database that no longer opens can be replaced.
 * Returns the folder of the old data. The caller holds the data directory's lock.
 */
export async function restoreEmbedded(
  { dataDir, s3 }: BackupEnv,
  restoring: CheckedRestore,
  log: ServerLog,
): Promise<string | null> {
  if (!restoring.replace && (await isInUse(dataDir, restoring.key))) {
    throw new BackupProblem(
      `A pasta ${dataDir} já tem dados. Nada foi alterado. ` +
        'Para os substituir, repita com --substituir: o que lá está fica guardado ao lado.',
    );
  }
  if (isRoot() && !(await canReach(dataDir, NOBODY))) await grantNobodyAccess(dataDir);
  const stage = join(dataDir, STAGE);
  await discardStage(stage, log);
  try {
    await fillStage({ dataDir: stage, s3 }, restoring, log);
    await stopOrphanedPostgres({ dataDir, log });
    const aside = await swapDataDir(stage, dataDir, `antes-do-restauro-${stamp(restoring.now)}`);
    // It must stay usable as a data directory.
    if (aside !== null && isRoot()) await grantNobodyAccess(aside);
    return aside;
  } finally {
    await discardStage(stage, log);
  }
}

async function isInUse(dataDir: string, key: Buffer | null): Promise<boolean> {
  if (await hasDatabase(dataDir)) return true;
  const files = await readdir(join(dataDir, 'files')).catch(() => []);
  if (files.some((name) => name !== 'tmp')) return true;
  const ownKey = await findMasterKey({ dataDir, secretKey: undefined });
  return ownKey !== null && key !== null && !ownKey.equals(key);
}

async function fillStage(
  { dataDir: stage, s3 }: Pick<BackupEnv, 'dataDir' | 's3'>,
  restoring: CheckedRestore,
  log: ServerLog,
): Promise<void> {
  const openStore = () => fileStoreFor({ dataDir: stage, s3 }, { warn: log.warn.bind(log) });
  const { connection, stop } = await startEmbedded({ dataDir: stage, log });
  try {
    await withClient(connection, createDatabase);
    await withClient({ ...connection, database: DATABASE }, (client) =>
      restoreContents(client, openStore, restoring, async () => {
        if (restoring.key) await writePrivately(keyFile(stage), restoring.key, { keep: false });
      }),
    );
  } finally {
    await stop();
  }
}
