import { access, chmod, chown, mkdir, readdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseOutOfReach } from '#server/db/embedded/databaseLocation.ts';
import { DataDirInUse } from '#server/db/embedded/dataLock.ts';
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/embedded.ts';
import { isRoot, NOBODY } from '#server/db/embedded/postgresUser.ts';
import { quietLog } from '../../../support/app/quietLog.ts';
import { postmastersOf, userOf } from '../../../support/database/postmasters.ts';
import { startEmbeddedChild } from '../../../support/database/startEmbeddedChild.ts';
import { makeTestFolder } from '../../../support/testFolder.ts';

const WRITE = 'create table t (n int); insert into t values (1), (2), (3); select count(*)::int as n from t';
const READ = 'select count(*)::int as n from t';
const THREE = [{ n: 3 }];
/** daemon: neither root nor nobody, and in every system's password file, as initdb demands. */
const SOMEBODY = 1;
/** In nobody's password file. */
const NAMELESS = 54_321;

let folder: Awaited<ReturnType<typeof makeTestFolder>>;
let dataDir: string;
let sharedRoot: string;
let running: EmbeddedPostgres | undefined;

const start = async (dir = dataDir, options: { sharedRoot?: string } = {}) => {
  running = await startEmbedded({ dataDir: dir, log: quietLog(), ...options });
  return running;
};
const ask = async (server: EmbeddedPostgres, sql: string) => {
  const client = new pg.Client(server.connection);
  await client.connect();
  const result = await client.query(sql).finally(() => client.end());
  return (Array.isArray(result) ? result.at(-1) : result).rows;
};
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

beforeEach(async () => {
  folder = await makeTestFolder();
  dataDir = join(await realpath(folder.path), 'data');
  sharedRoot = join(folder.path, 'shared');
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await folder.remove();
});

describe('an embedded database', () => {
  it('keeps what was written over a stop and a start, and is closed to everybody else', async () => {
    const first = await start();
    expect(await ask(first, WRITE)).toEqual(THREE);
    const settings = await ask(
      first,
      `select name, setting from pg_settings where name in
       ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'server_encoding') order by name`,
    );
    expect(settings.map((row: { name: string; setting: string }) => `${row.name}=${row.setting}`)).toEqual([
      'fsync=on',
      'full_page_writes=on',
      'listen_addresses=',
      'server_encoding=UTF8',
      'synchronous_commit=on',
    ]);
    const collation = 'select datlocprovider, datlocale from pg_database where datname = current_database()';
    expect(await ask(first, collation)).toEqual([{ datlocprovider: 'i', datlocale: 'und' }]);
    for (const part of ['postgres', 'sock']) expect((await stat(join(dataDir, part))).mode & 0o777).toBe(0o700);
    expect((await stat(dataDir)).mode & 0o007).toBe(0);
    await first.stop();
    expect(postmastersOf(join(dataDir, 'postgres'))).toEqual([]);
    expect(await exists(join(dataDir, 'sock'))).toBe(false);
    expect(await ask(await start(), READ)).toEqual(THREE);
  });

  it('refuses a second server on the same directory, from this process or another, and goes on serving', async () => {
    const first = await start();
    await expect(startEmbedded({ dataDir, log: quietLog() })).rejects.toBeInstanceOf(DataDirInUse);
    const refused = await startEmbeddedChild({ dataDir }).catch((error) => error);
    expect(refused.name).toBe('DataDirInUse');
    expect(refused.message).toContain(`já está a ser usada por outro servidor (processo ${process.pid})`);
    expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(postmastersOf(join(dataDir, 'postgres'))).toEqual([first.pid()]);
  });

  it('takes over from a server killed alone: the orphan is closed, the data are there', async () => {
    const child = await startEmbeddedChild({ dataDir, sql: WRITE });
    await child.kill('SIGKILL');
    expect(postmastersOf(join(dataDir, 'postgres'))).toEqual([child.postgresPid]);
    const server = await start();
    expect(server.pid()).not.toBe(child.postgresPid);
    expect(postmastersOf(join(dataDir, 'postgres'))).toEqual([server.pid()]);
    expect(await ask(server, READ)).toEqual(THREE);
  });

  it('recovers when server and PostgreSQL are killed together', async () => {
    const child = await startEmbeddedChild({ dataDir, sql: WRITE });
    process.kill(child.postgresPid, 'SIGKILL');
    await child.kill('SIGKILL');
    const server = await start();
    expect(await ask(server, READ)).toEqual(THREE);
    expect(postmastersOf(join(dataDir, 'postgres'))).toEqual([server.pid()]);
  });

  it('ends with its server when that is told to end', async () => {
    const child = await startEmbeddedChild({ dataDir });
    await child.kill('SIGTERM');
    expect(postmastersOf(join(dataDir, 'postgres'))).toEqual([]);
    expect(await exists(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('is brought back when only PostgreSQL is killed, under the same address', async () => {
    const server = await start();
    await ask(server, WRITE);
    const killed = server.pid();
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(() => expect(server.pid()).not.toBe(killed), { timeout: 20_000 });
    expect(await ask(server, READ)).toEqual(THREE);
  });

  it('never signals a stranger who got the number of a dead PostgreSQL', async () => {
    const first = await start();
    await ask(first, WRITE);
    await first.stop();
    const record = join(dataDir, 'postgres', 'postmaster.pid');
    await writeFile(record, `${process.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n\n\n\n`);
    const told = vi.fn();
    process.on('SIGINT', told);
    expect(await ask(await start(), READ)).toEqual(THREE);
    process.off('SIGINT', told);
    expect(told).not.toHaveBeenCalled();
  });

  it('works under a path too long for a socket', async () => {
    const long = join(dataDir, 'uma pasta com espaços e ç'.repeat(3), 'b'.repeat(60));
    const server = await start(long);
    expect(Buffer.byteLength(long)).toBeGreaterThan(107);
    expect(await ask(server, WRITE)).toEqual(THREE);
    const socketFolder = server.connection.host;
    expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
    await server.stop();
    expect(await exists(socketFolder)).toBe(false);
  });

  it('does not take half-made files for a database', async () => {
    await mkdir(join(dataDir, 'postgres.new-1'), { recursive: true });
    await writeFile(join(dataDir, 'postgres.new-1', 'PG_VERSION'), '18\n');
    await ask(await start(), WRITE);
    expect(await readdir(dataDir)).not.toContain('postgres.new-1');
  });

  it.each([
    ['17', 'é do PostgreSQL 17; este servidor traz o 18'],
    ['', 'não são de uma base de dados PostgreSQL'],
  ])('refuses files it cannot open (PG_VERSION %j) and leaves them alone', async (version, message) => {
    const cluster = join(dataDir, 'postgres');
    await mkdir(cluster, { recursive: true });
    await writeFile(join(cluster, 'PG_VERSION'), version);
    await expect(start()).rejects.toThrow(message);
    expect(await readdir(cluster)).toEqual(['PG_VERSION']);
  });
});

describe('the user PostgreSQL runs under', () => {
  it('is nobody for root, and the one who runs node otherwise', async () => {
    const server = await start();
    expect(userOf(server.pid())).toBe(isRoot() ? NOBODY.uid : process.getuid?.());
    expect(await exists(join(dataDir, 'database-location.txt'))).toBe(false);
  });

  it('is the ordinary user who starts the server', async () => {
    await mkdir(dataDir, { mode: 0o700 });
    const uid = isRoot() ? SOMEBODY : (process.getuid?.() ?? 0);
    if (isRoot()) await chown(dataDir, uid, uid);
    const child = await startEmbeddedChild({ dataDir, ...(isRoot() ? { uid } : {}), sql: WRITE });
    expect(child.rows).toEqual(THREE);
    expect(userOf(child.postgresPid)).toBe(uid);
    await child.kill('SIGTERM');
    // Root, starting the same directory later, leaves the database to its owner.
    const server = await start();
    expect(userOf(server.pid())).toBe(uid);
    expect(await ask(server, READ)).toEqual(THREE);
  });

  it('finds its way inside a closed home, says where the database is, and finds it again', async () => {
    const home = join(folder.path, 'home');
    await mkdir(home, { mode: 0o700 });
    const dir = join(home, 'project', 'data');
    const first = await start(dir, { sharedRoot });
    expect(await ask(first, WRITE)).toEqual(THREE);
    await first.stop();
    const note = await readFile(join(dir, 'database-location.txt'), 'utf8').catch(() => '');
    const place = note.split('\n').find((line) => line.startsWith('/'));
    expect(place?.startsWith(join(sharedRoot, 'base-'))).toBe(isRoot() ? true : undefined);
    expect(await exists(join(dir, 'postgres'))).toBe(!isRoot());
    // The home is opened later: the database must not be passed over for an empty one.
    await chmod(home, 0o755);
    expect(await ask(await start(dir, { sharedRoot }), READ)).toEqual(THREE);
    if (place) expect((await stat(join(place, 'postgres'))).uid).toBe(NOBODY.uid);
  });

  it('refuses a database that cannot be reached any more, instead of beginning an empty one', async () => {
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'database-location.txt'), `Está em:\n${join(sharedRoot, 'base-perdida')}\n`);
    await expect(start()).rejects.toBeInstanceOf(DatabaseOutOfReach);
    expect(await readdir(dataDir)).toEqual(['database-location.txt']);
  });

  it('keeps a moved data directory', async () => {
    const first = await start();
    await ask(first, WRITE);
    await first.stop();
    const moved = join(folder.path, 'moved');
    await rename(dataDir, moved);
    expect(await ask(await start(moved), READ)).toEqual(THREE);
  });

  it('explains that a user without a name cannot create the database', async () => {
    await mkdir(dataDir);
    await chmod(dataDir, 0o777);
    const child = await startEmbeddedChild({ dataDir, ...(isRoot() ? { uid: NAMELESS } : {}) }).catch((error) => error);
    if (isRoot()) {
      expect(child.name).toBe('PostgresUnavailable');
      expect(child.message).toContain(`o utilizador ${NAMELESS} não existe neste sistema`);
      expect(child.message).toContain('DATABASE_URL');
    } else await child.kill('SIGTERM');
    expect(await exists(join(dataDir, 'postgres'))).toBe(!isRoot());
  });

  it('refuses a directory of somebody else with a message, not a stack', async () => {
    await mkdir(dataDir, { mode: isRoot() ? 0o755 : 0o555 });
    const refused = await startEmbeddedChild({ dataDir, ...(isRoot() ? { uid: SOMEBODY } : {}) }).catch(
      (error) => error,
    );
    expect(refused.name).toBe('DatabaseOutOfReach');
    expect(refused.message).toContain('Sem permissão para usar a pasta de dados');
    expect(await readdir(dataDir)).toEqual([]);
  });
});
