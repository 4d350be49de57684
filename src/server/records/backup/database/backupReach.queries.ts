import { setTimeout as wait } from 'node:timers/promises';
import type { Env } from '#server/config/env.ts';
import { hasDatabase } from '#server/db/embedded/databaseLocation.ts';
import { DataDirInUse } from '#server/db/embedded/dataLock.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { runningPostgres } from '#server/db/embedded/runningPostgres.ts';
import { DATABASE } from '#server/db/openDatabase.ts';
import type { ConnectionConfig } from '#server/db/pool.ts';
import type { ServerLog } from '#server/observability/ServerLog.ts';
import { BackupProblem } from '../BackupProblem.ts';

type Where = Pick<Env, 'databaseUrl' | 'dataDir'>;
export type ReachedDatabase = { connection: ConnectionConfig; close: () => Promise<void> };

/** Attempts to connect, because a server that has just started may not have opened its database yet. */
const TRIES = 40;
const TRY_EVERY_MS = 250;

/**
 * Connects to the existing database without creating or migrating it: the one of DATABASE_URL, the embedded one of a
 * running server, or the embedded one started here (no server can start on it meanwhile). Throws BackupProblem when
 * there is none.
 */
export async function reachDatabase({ databaseUrl, dataDir }: Where, log: ServerLog): Promise<ReachedDatabase> {
  if (databaseUrl !== undefined) return { connection: { connectionString: databaseUrl }, close: async () => {} };
  if (!(await hasDatabase(dataDir))) {
    throw new BackupProblem(`Não há base de dados em ${dataDir}. Indique a pasta de dados do servidor em DATA_DIR.`);
  }
  try {
    const { connection, stop } = await startEmbedded({ dataDir, log });
    return { connection: { ...connection, database: DATABASE }, close: stop };
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    return { connection: { ...(await ofRunningServer(dataDir)), database: DATABASE }, close: async () => {} };
  }
}

async function ofRunningServer(dataDir: string) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const connection = await runningPostgres(dataDir);
    if (connection) return connection;
    await wait(TRY_EVERY_MS);
  }
  throw new BackupProblem(
    `A pasta ${dataDir} está a ser usada, mas a base de dados não está aberta. Tente mais tarde.`,
  );
}
