import { chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '#server/files/syncFolder.ts';
import { clusterFolder, DatabaseOutOfReach } from './databaseLocation.ts';
import { type PostgresBinaries, PostgresUnavailable } from './postgresBinaries.ts';
import { LOCALE, runTool } from './postgresCommand.ts';
import { type PostgresEndpoint, SUPERUSER } from './postgresEndpoint.ts';
import type { PostgresUser } from './postgresUser.ts';

/** The major version; data files of another one cannot be opened. */
const MAJOR = '18';
const DRAFT = 'postgres.new-';

type Place = { folder: string; user: PostgresUser; binaries: PostgresBinaries; endpoint: PostgresEndpoint };

/**
 * Creates the database cluster unless there is one; returns whether it did. It appears by a rename, so that a start killed
 * half-way leaves nothing that a later start takes for a cluster. Throws PostgresUnavailable or DatabaseOutOfReach.
 */
export async function createClusterIfMissing({ folder, user, binaries, endpoint }: Place): Promise<boolean> {
  const cluster = clusterFolder(folder);
  if (await hasCluster(cluster)) return false;
  await removeDrafts(folder);
  const draft = join(folder, `${DRAFT}${process.pid}`);
  await mkdir(draft, { mode: 0o700 });
  if (user) await chown(draft, user.uid, user.gid);
  const icu = ['--locale-provider=icu', '--icu-locale=und', `--locale=${LOCALE}`];
  const args = ['-D', draft, '-U', SUPERUSER, '-E', 'UTF8', ...icu, ...endpoint.initdbArgs];
  const { code, output } = await runTool(binaries.initdb, args, user);
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true });
    throw new PostgresUnavailable(`Não foi possível criar a base de dados em ${cluster}:\n${explain(output)}\n`);
  }
  await rename(draft, cluster);
  await syncFolder(folder);
  return true;
}

/** Explains a frequent failure in containers: initdb requires a user id that has a name. */
function explain(output: string): string {
  const nameless = /could not look up effective user ID (\d+)/.exec(output)?.[1];
  if (nameless === undefined) return output;
  return `o utilizador ${nameless} não existe neste sistema (/etc/passwd) e o PostgreSQL exige um que exista.`;
}

async function hasCluster(cluster: string): Promise<boolean> {
  const files = await readdir(cluster).catch(() => []);
  if (files.length === 0) return false;
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === MAJOR) return true;
  throw new DatabaseOutOfReach(
    version === ''
      ? `A pasta ${cluster} tem ficheiros que não são de uma base de dados PostgreSQL.`
      : `A base de dados em ${cluster} é do PostgreSQL ${version}; este servidor traz o ${MAJOR}.`,
  );
}

async function removeDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.startsWith(DRAFT));
  for (const name of drafts) await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
}
