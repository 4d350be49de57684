import { access, constants, mkdir, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ServerLog } from '#server/observability/ServerLog.ts';
import { createClusterIfMissing } from './createCluster.ts';
import {
  chooseLocation,
  clusterFolder,
  DatabaseOutOfReach,
  hasDatabase,
  SHARED_ROOT,
  writeLocationNote,
} from './databaseLocation.ts';
import { lockDataDir } from './dataLock.ts';
import { type Cluster, launchPostgres } from './launchPostgres.ts';
import { type PostgresPackage, packagedPostgres, preparePostgres } from './postgresBinaries.ts';
import { makeEndpoint, type PostgresConnection } from './postgresEndpoint.ts';
import { stopOrphan } from './postmaster.ts';
import { supervise } from './supervise.ts';

export type EmbeddedOptions = {
  dataDir: string;
  log: ServerLog;
  /** Called when PostgreSQL died and could not be restarted; the server should then exit. */
  onGiveUp?: (error: Error) => void;
  /** Where root stores what PostgreSQL must reach; differs only in tests. */
  sharedRoot?: string;
  /** PostgreSQL's programs; differ only in tests. */
  programs?: PostgresPackage;
};

export type EmbeddedPostgres = {
  /** Connects to the maintenance database. Stays the same when PostgreSQL is restarted. */
  connection: PostgresConnection & { database: string };
  /** Returns the process id of the current postmaster. */
  pid: () => number;
  /** Shuts down fast and unlocks the data directory. */
  stop: () => Promise<void>;
};

/**
 * Opens the embedded PostgreSQL of a data directory, creates it on the first start, and keeps it running.
 * Throws DataDirInUse, DatabaseOutOfReach or PostgresUnavailable, with messages in Portuguese.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log } = options;
  const dataDir = await makeDataDir(options.dataDir);
  const lock = await lockDataDir(dataDir);
  try {
    const cluster = await prepareCluster({ ...options, dataDir });
    const giveUp = (error: Error) => log.error({ err: error }, 'A base de dados está parada.');
    const postgres = await supervise(() => launchPostgres(cluster, log), { log, onGiveUp: options.onGiveUp ?? giveUp });
    const stop = async () => {
      await postgres.stop();
      await cluster.endpoint.remove();
      await lock.release();
    };
    return { connection: { ...cluster.endpoint.connection, database: 'postgres' }, pid: postgres.pid, stop };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * Creates the data directory as a private folder; parent folders get the default mode. Returns its real path. Throws
 * DatabaseOutOfReach when it belongs to another user.
 */
export async function makeDataDir(path: string): Promise<string> {
  await mkdir(dirname(resolve(path)), { recursive: true });
  await mkdir(path, { mode: 0o700 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const usable = constants.R_OK | constants.W_OK | constants.X_OK;
  await access(path, usable).catch(() => {
    throw new DatabaseOutOfReach(`Sem permissão para usar a pasta de dados ${path}: pertence a outro utilizador.`);
  });
  return realpath(path);
}

/**
 * Stops the PostgreSQL that a killed server left running on a data directory, before its files are moved. Call it only
 * under the data lock.
 */
export async function stopOrphanedPostgres(options: EmbeddedOptions): Promise<void> {
  if (!(await hasDatabase(options.dataDir))) return;
  const { folder, user, binaries } = await locate(options);
  await stopOrphan({ cluster: clusterFolder(folder), pgCtl: binaries.pgCtl, user }, options.log);
}

async function locate(options: EmbeddedOptions) {
  const { dataDir, log, sharedRoot = SHARED_ROOT } = options;
  const location = await chooseLocation(dataDir, { sharedRoot, log });
  const { folder, user } = location;
  const binaries = await preparePostgres(options.programs ?? (await packagedPostgres()), {
    user,
    copyInto: [sharedRoot, join(folder, 'programs')],
    log,
  });
  return { location, folder, user, binaries };
}

async function prepareCluster(options: EmbeddedOptions): Promise<Cluster> {
  const { dataDir, log } = options;
  const { location, folder, user, binaries } = await locate(options);
  const endpoint = await makeEndpoint(folder, user);
  const cluster = { folder, user, binaries, endpoint };
  if (await createClusterIfMissing(cluster)) log.info({ folder }, 'Base de dados nova criada.');
  await writeLocationNote(dataDir, location, log);
  await stopOrphan({ cluster: clusterFolder(folder), pgCtl: binaries.pgCtl, user }, log);
  return cluster;
}
