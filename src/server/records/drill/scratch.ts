import { join } from 'node:path';
import { type DrillFindings, drillBytesNeeded } from '#domain/records/restoreDrill.ts';
import type { Env } from '#server/config/env.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { createDatabase, DATABASE, withClient } from '#server/db/openDatabase.ts';
import type { Database } from '#server/db/pool.ts';
import { diskSpace } from '#server/files/diskSpace.ts';
import type { ServerLog } from '#server/observability/ServerLog.ts';
import { BackupProblem } from '../backup/BackupProblem.ts';
import { discardStage } from '../backup/discardStage.ts';
import {
  connectionOfPool,
  createScratchDatabase,
  dropScratchDatabases,
  requireScratch,
  type ScratchClient,
} from './scratchDatabase.queries.ts';

export type Scratch = DrillFindings['place'];

export interface ScratchSettings {
  db: Database;
  env: Pick<Env, 'dataDir' | 'databaseUrl'>;
  log: ServerLog;
  /** Returns the free bytes of the disk that holds a folder; null when unknown. */
  freeBytes: (folder: string) => Promise<number | null>;
}

export const freeBytesOf = async (folder: string) => (await diskSpace(folder))?.free ?? null;

/** Returns whether the disk of DATA_DIR has room for a cluster with rows of this size; true when unknown. */
export async function hasRoom({ env, freeBytes }: ScratchSettings, rowBytes: number): Promise<boolean> {
  const free = await freeBytes(env.dataDir);
  return free === null || free >= drillBytesNeeded(rowBytes);
}

function clusterFolderOf(dataDir: string): string {
  return join(dataDir, 'ensaio.partial');
}

/** Removes what a drill left, also one whose server was killed. Call it only under the lock of drills. */
export async function removeScratch({ db, env, log }: ScratchSettings): Promise<void> {
  await discardStage(clusterFolderOf(env.dataDir), log);
  if (env.databaseUrl !== undefined) await dropScratchDatabases(db);
}

/**
 * Calls `work` with an empty database and removes it afterwards: beside the live one in the PostgreSQL of DATABASE_URL,
 * or, where that is not allowed or the embedded one is used, in a PostgreSQL of its own in DATA_DIR.
 */
export async function withScratch<T>(
  settings: ScratchSettings,
  drill: { id: string; rowBytes: number },
  work: (client: ScratchClient, place: Scratch) => Promise<T>,
): Promise<T> {
  const { db, env } = settings;
  try {
    const name = env.databaseUrl === undefined ? null : await createScratchDatabase(db, drill.id);
    if (name === null) return await withCluster(settings, drill.rowBytes, work);
    return await withClient(connectionOfPool(db, name), async (client) => {
      await requireScratch(client, name);
      return work(client, 'database');
    });
  } finally {
    await removeScratch(settings);
  }
}

async function withCluster<T>(
  settings: ScratchSettings,
  rowBytes: number,
  work: (client: ScratchClient, place: Scratch) => Promise<T>,
): Promise<T> {
  if (!(await hasRoom(settings, rowBytes))) {
    throw new BackupProblem(`Não há espaço em ${settings.env.dataDir} para experimentar a cópia.`);
  }
  const { connection, stop } = await startEmbedded({
    dataDir: clusterFolderOf(settings.env.dataDir),
    log: settings.log,
  });
  try {
    await withClient(connection, createDatabase);
    return await withClient({ ...connection, database: DATABASE }, async (client) => {
      await requireScratch(client, DATABASE);
      return work(client, 'cluster');
    });
  } finally {
    await stop();
  }
}
