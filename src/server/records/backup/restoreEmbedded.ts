import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findMasterKey, keyFile } from '#server/config/secrets.ts';
import { hasDatabase, notedLocation } from '#server/db/embedded/databaseLocation.ts';
import { startEmbedded, stopLeftBehind } from '#server/db/embedded/embedded.ts';
import { canReach, isRoot, letNobodyPass, NOBODY } from '#server/db/embedded/postgresUser.ts';
import { createDatabase, DATABASE, withClient } from '#server/db/openDatabase.ts';
import { fileStoreFor } from '#server/files/store/openFileStore.ts';
import { writePrivately } from '#server/files/writePrivately.ts';
import type { ServerLog } from '#server/observability/ServerLog.ts';
import { BackupProblem } from './BackupProblem.ts';
import { stamp } from './backupNames.ts';
import type { BackupEnv } from './makeBackup.ts';
import { putBack } from './putBack.ts';
import type { Restoring } from './restoring.ts';
import { swapIn } from './swapIn.ts';

const STAGE = 'restauro.partial';

/**
 * Into the data directory with its embedded database. Everything is made beside what is there, which stays in force
 * until the new is whole, then moves aside; so also a database that no longer opens can be replaced. Answers where the
 * old is now. To be called under the data lock.
 */
export async function restoreEmbedded(
  { dataDir, s3 }: BackupEnv,
  restoring: Restoring,
  log: ServerLog,
): Promise<string | null> {
  if (!restoring.replace && (await isInUse(dataDir, restoring.key))) {
    throw new BackupProblem(
      `A pasta ${dataDir} já tem dados. Nada foi alterado. ` +
        'Para os substituir, repita com --substituir: o que lá está fica guardado ao lado.',
    );
  }
  if (isRoot() && !(await canReach(dataDir, NOBODY))) await letNobodyPass(dataDir);
  const stage = join(dataDir, STAGE);
  await discard(stage, log);
  try {
    await fillStage({ dataDir: stage, s3 }, restoring, log);
    await stopLeftBehind({ dataDir, log });
    const aside = await swapIn(stage, dataDir, `antes-do-restauro-${stamp(restoring.now)}`);
    // It is a data directory too, should it be wanted again.
    if (aside !== null && isRoot()) await letNobodyPass(aside);
    return aside;
  } finally {
    await discard(stage, log);
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
  restoring: Restoring,
  log: ServerLog,
): Promise<void> {
  const openStore = () => fileStoreFor({ dataDir: stage, s3 }, { warn: log.warn.bind(log) });
  const { connection, stop } = await startEmbedded({ dataDir: stage, log });
  try {
    await withClient(connection, createDatabase);
    await withClient({ ...connection, database: DATABASE }, (client) =>
      putBack(client, openStore, restoring, async () => {
        if (restoring.key) await writePrivately(keyFile(stage), restoring.key, { keep: false });
      }),
    );
  } finally {
    await stop();
  }
}

/** Also what a killed restore has left: a PostgreSQL that still runs, a database that had to be made elsewhere. */
async function discard(stage: string, log: ServerLog): Promise<void> {
  await stopLeftBehind({ dataDir: stage, log });
  const elsewhere = await notedLocation(stage);
  if (elsewhere !== undefined) await rm(elsewhere, { recursive: true, force: true });
  await rm(stage, { recursive: true, force: true, maxRetries: 5 });
}
