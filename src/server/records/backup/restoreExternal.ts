import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { keyFile } from '#server/config/secrets.ts';
import { requireSuitable, withClient } from '#server/db/openDatabase.ts';
import { fileStoreFor } from '#server/files/store/openFileStore.ts';
import { writePrivately } from '#server/files/writePrivately.ts';
import type { ServerLog } from '#server/observability/ServerLog.ts';
import { BackupProblem } from './BackupProblem.ts';
import { stamp } from './backupNames.ts';
import { connectedServers, isEmpty } from './database/backupWrite.queries.ts';
import { type BackupEnv, makeBackup } from './makeBackup.ts';
import { restoreContents } from './restoreContents.ts';
import type { CheckedRestore } from './restoreOptions.ts';

/**
 * Restores the rows into the database of DATABASE_URL, the files into their store and the key into the data directory.
 * Backs up existing data first and returns that backup's folder. Throws BackupProblem while a server is connected.
 */
export function restoreExternal(env: BackupEnv, restoring: CheckedRestore, log: ServerLog): Promise<string | null> {
  return withClient({ connectionString: env.databaseUrl ?? '' }, async (client) => {
    await requireSuitable(client);
    if ((await connectedServers(client)) > 0) {
      throw new BackupProblem('Há um servidor do jogo ligado a esta base de dados. Feche-o primeiro.');
    }
    const ownKey = await readFile(keyFile(env.dataDir)).catch(() => null);
    const otherKey = ownKey !== null && restoring.key !== null && !ownKey.equals(restoring.key);
    const full = !(await isEmpty(client));
    if ((full || otherKey) && !restoring.replace) {
      throw new BackupProblem(
        `${full ? 'A base de dados de DATABASE_URL' : `A pasta ${env.dataDir}`} não está vazia. Nada foi alterado. ` +
          'Para a substituir, repita com --substituir: o que lá está é copiado antes.',
      );
    }
    const aside = full ? await backUpFirst(env, { now: restoring.now, withKey: ownKey !== null }, log) : null;
    const openStore = () => fileStoreFor(env, { warn: log.warn.bind(log) });
    await restoreContents(client, openStore, restoring, async () => {
      if (otherKey) await rename(keyFile(env.dataDir), `${keyFile(env.dataDir)}.antes-${stamp(restoring.now)}`);
      if (restoring.key) await writePrivately(keyFile(env.dataDir), restoring.key, { keep: false });
    });
    return aside;
  });
}

async function backUpFirst(env: BackupEnv, options: { now: Date; withKey: boolean }, log: ServerLog): Promise<string> {
  const target = join(env.dataDir, 'antes-do-restauro');
  const { folder } = await makeBackup(env, { ...options, target }, log);
  return folder;
}
