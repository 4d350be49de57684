import { access, constants, mkdir, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ServerLog } from '#server/observability/ServerLog.ts';
import { createClusterIfMissing } from './createCluster.ts';
import {
  chooseLocation,
  clusterFolder,
  DatabaseOutOfReach,
  hasDatabase,
  noteLocation,
  SHARED_ROOT,
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
  /** PostgreSQL died and could not be brought back; the server should end. */
  onGiveUp?: (error: Error) => void;
  /** Root's place for what must be reachable; other only in tests. */
  sharedRoot?: string;
  /** The programs; other only in tests. */
  programs?: PostgresPackage;
};

export type EmbeddedPostgres = {
  /** For pg: add the database's name. Stays the same when PostgreSQL is restarted. */
  connection: PostgresConnection & { database: string };
  /** Of the postmaster that runs now. */
  pid: () => number;
  /** Fast shutdown; then another server may use the directory. */
  stop: () => Promise<void>;
};

/**
 * Opens the embedded PostgreSQL of a data directory, creating it on the first start, and keeps it running.
 * Refuses with DataDirInUse, DatabaseOutOfReach or PostgresUnavailable, in Portuguese.
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

/** Private from the first moment; the folders above keep the system's usual mode. */
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
 * Stops the PostgreSQL that a killed server left running on a data directory, before its files are moved. Only to be
 * called under the data lock.
 */
export async function stopLeftBehind(options: EmbeddedOptions): Promise<void> {
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
  await noteLocation(dataDir, location, log);
  await stopOrphan({ cluster: clusterFolder(folder), pgCtl: binaries.pgCtl, user }, log);
  return cluster;
}
