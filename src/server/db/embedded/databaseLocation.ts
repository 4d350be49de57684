import { randomBytes } from 'node:crypto';
import { access, constants, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerLog } from '#server/observability/ServerLog.ts';
import { pathExists } from '../../files/pathExists.ts';
import {
  canReach,
  chownRecursively,
  grantNobodyAccess,
  isRoot,
  makeOpenFolder,
  NOBODY,
  type PostgresUser,
} from './postgresUser.ts';

/** Where root stores what PostgreSQL must reach when the project or its data are in a private home. */
export const SHARED_ROOT = '/var/lib/conselho-galactico';
export const NOTE = 'database-location.txt';

/** `folder` holds the cluster in `postgres/`; `user` runs it; `elsewhere`: not in the data directory. */
export type DatabaseLocation = { folder: string; user: PostgresUser; elsewhere: boolean };

/** Thrown when the database exists but cannot be used as things are; the message says what to do. */
export class DatabaseOutOfReach extends Error {
  override name = 'DatabaseOutOfReach';
}

export function clusterFolder(folder: string): string {
  return join(folder, 'postgres');
}

/** Returns whether the data directory has an embedded database, in it or elsewhere. */
export async function hasDatabase(dataDir: string): Promise<boolean> {
  return (await pathExists(clusterFolder(dataDir))) || (await readLocationNote(dataDir)) !== undefined;
}

/**
 * Chooses where the embedded database is stored. An existing database is never replaced by an empty one: it is used where
 * it is, by its owner, or DatabaseOutOfReach is thrown.
 */
export async function chooseLocation(
  dataDir: string,
  { sharedRoot, log }: { sharedRoot: string; log: ServerLog },
): Promise<DatabaseLocation> {
  const noted = await readLocationNote(dataDir);
  if (noted !== undefined) {
    log.info({ folder: noted }, `A base de dados está em ${noted} (ver ${NOTE} em ${dataDir}).`);
    return { folder: noted, user: await userOfExisting(noted), elsewhere: true };
  }
  if (await pathExists(clusterFolder(dataDir))) {
    return { folder: dataDir, user: await userOfExisting(dataDir), elsewhere: false };
  }
  if (!isRoot()) return { folder: dataDir, user: undefined, elsewhere: false };
  if (!(await canReach(dataDir, NOBODY))) await grantNobodyAccess(dataDir);
  if (await canReach(dataDir, NOBODY)) return { folder: dataDir, user: NOBODY, elsewhere: false };
  return { folder: await makeSharedFolder(dataDir, sharedRoot), user: NOBODY, elsewhere: true };
}

/** Writes a note into the data directory about a database that is stored elsewhere. */
export async function writeLocationNote(dataDir: string, location: DatabaseLocation, log: ServerLog): Promise<void> {
  if (!location.elsewhere || (await readLocationNote(dataDir)) === location.folder) return;
  const text = [
    'A base de dados deste servidor não está nesta pasta, porque o PostgreSQL não corre como root e não chega aqui.',
    'Está na pasta da linha seguinte; copie ou mude as duas juntas. Não apague este ficheiro.',
    location.folder,
    '',
  ].join('\n');
  const draft = join(dataDir, `${NOTE}.${process.pid}`);
  await writeFile(draft, text, { mode: 0o644, flush: true });
  await rename(draft, join(dataDir, NOTE));
  log.warn(
    { folder: location.folder },
    `PostgreSQL não chega a ${dataDir}: a base de dados fica em ${location.folder}.`,
  );
}

/** Returns the folder of a database that is stored elsewhere, by the note; undefined without a note. */
export async function readLocationNote(dataDir: string): Promise<string | undefined> {
  const text = await readFile(join(dataDir, NOTE), 'utf8').catch(() => undefined);
  return text?.split('\n').find((line) => line.startsWith('/'));
}

/** The name is random, so that a data directory that is deleted and created again never finds the old database. */
async function makeSharedFolder(dataDir: string, sharedRoot: string): Promise<string> {
  const folder = join(sharedRoot, `base-${randomBytes(6).toString('hex')}`);
  await makeOpenFolder(sharedRoot);
  await makeOpenFolder(folder);
  if (await canReach(folder, NOBODY)) return folder;
  throw new DatabaseOutOfReach(
    `O PostgreSQL não corre como root e o utilizador ${NOBODY.uid} não chega a ${dataDir} nem a ${sharedRoot}. ` +
      'Corra o servidor com um utilizador comum, ou indique em DATA_DIR uma pasta aberta.',
  );
}

async function userOfExisting(folder: string): Promise<PostgresUser> {
  const cluster = clusterFolder(folder);
  const owner = await stat(cluster).catch(() => undefined);
  if (!owner) throw new DatabaseOutOfReach(`${NOTE} diz que a base de dados está em ${folder}, mas não está lá.`);
  if (!isRoot()) {
    const mine = await access(cluster, constants.R_OK | constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    );
    if (mine) return undefined;
    throw new DatabaseOutOfReach(
      `A base de dados em ${cluster} pertence ao utilizador ${owner.uid}: corra o servidor como antes (por exemplo com sudo), ` +
        'ou mude o dono da pasta de dados.',
    );
  }
  const user = owner.uid === 0 ? NOBODY : { uid: owner.uid, gid: owner.gid };
  if (owner.uid === 0) {
    await chownRecursively(cluster, user);
    await grantNobodyAccess(folder);
  }
  if (await canReach(cluster, user)) return user;
  throw new DatabaseOutOfReach(
    `A base de dados em ${cluster} pertence ao utilizador ${user.uid}, que já não chega lá: abra as pastas acima (chmod o+x).`,
  );
}
