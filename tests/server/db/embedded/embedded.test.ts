import { access, chmod, chown, mkdir, readdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseOutOfReach } from '#server/db/embedded/databaseLocation.ts';
import { DataDirInUse } from '#server/db/embedded/dataLock.ts';
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/embedded.ts';
import { isRoot, NOBODY } from '#server/db/embedded/postgresUser.ts';
import { recordingLog } from '../../../support/app/recordingLog.ts';
import { postmastersOf, userOf } from '../../../support/database/postmasters.ts';
import { startEmbeddedChild } from '../../../support/database/startEmbeddedChild.ts';
import { makeTestFolder } from '../../../support/testFolder.ts';

const WRITE = 'create table t (n int); insert into t values (1), (2), (3); select count(*)::int as n from t';
const READ = 'select count(*)::int as n from t';
const THREE = [{ n: 3 }];
/** Uid of daemon: neither root nor nobody, and in every system's password file, as initdb requires. */
const SOMEBODY = 1;
/** A uid that is in no password file. */
const NAMELESS = 54_321;

let folder: Awaited<ReturnType<typeof makeTestFolder>>;
let dataDir: string;
let sharedRoot: string;
let running: EmbeddedPostgres | undefined;

const start = async (dir = dataDir, options: { sharedRoot?: string } = {}) => {
  running = await startEmbedded({ dataDir: dir, log: recordingLog(), ...options });
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
  it('keeps its data across a restart, and is not reachable by other users', async () => {
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

  it('refuses a second server on the same directory, from this process or another, and keeps serving', async () => {
    const first = await start();
    await expect(startEmbedded({ dataDir, log: recordingLog() })).rejects.toBeInstanceOf(DataDirInUse);
    const refused = await startEmbeddedChild({ dataDir }).catch((error) => error);
    expect(refused.name).toBe('DataDirInUse');
    expect(refused.message).toContain(`já está a ser usada por outro servidor (processo ${process.pid})`);
    expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(postmastersOf(join(dataDir, 'postgres'))).toEqual([first.pid()]);
  });

  it('takes over from a server killed alone: stops the orphan and finds the data', async () => {
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

  it('stops with its server on SIGTERM', async () => {
    const child = await startEmbeddedChild({ dataDir });
    await child.kill('SIGTERM');
    expect(postmastersOf(join(dataDir, 'postgres'))).toEqual([]);
    expect(await exists(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('restarts at the same address when only PostgreSQL is killed', async () => {
    const server = await start();
    await ask(server, WRITE);
    const killed = server.pid();
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(() => expect(server.pid()).not.toBe(killed), { timeout: 20_000 });
    expect(await ask(server, READ)).toEqual(THREE);
  });

  it('never signals another process that got the pid of a dead PostgreSQL', async () => {
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

  it('works under a path that is too long for a socket', async () => {
    const long = join(dataDir, 'uma pasta com espaços e ç'.repeat(3), 'b'.repeat(60));
    const server = await start(long);
    expect(Buffer.byteLength(long)).toBeGreaterThan(107);
    expect(await ask(server, WRITE)).toEqual(THREE);
    const socketFolder = server.connection.host;
    expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
    await server.stop();
    expect(await exists(socketFolder)).toBe(false);
  });

  it('ignores a half-created cluster', async () => {
    await mkdir(join(dataDir, 'postgres.new-1'), { recursive: true });
    await writeFile(join(dataDir, 'postgres.new-1', 'PG_VERSION'), '18\n');
    await ask(await start(), WRITE);
    expect(await readdir(dataDir)).not.toContain('postgres.new-1');
  });

  it.each([
    ['17', 'é do PostgreSQL 17; este servidor traz o 18'],
    ['', 'não são de uma base de dados PostgreSQL'],
  ])('refuses a cluster it cannot open (PG_VERSION %j) and leaves it alone', async (version, message) => {
    const cluster = join(dataDir, 'postgres');
    await mkdir(cluster, { recursive: true });
    await writeFile(join(cluster, 'PG_VERSION'), version);
    await expect(start()).rejects.toThrow(message);
    expect(await readdir(cluster)).toEqual(['PG_VERSION']);
  });
});

describe('the user PostgreSQL runs as', () => {
  it('is nobody if root starts the server, otherwise the starting user', async () => {
    const server = await start();
    expect(userOf(server.pid())).toBe(isRoot() ? NOBODY.uid : process.getuid?.());
    expect(await exists(join(dataDir, 'database-location.txt'))).toBe(false);
  });

  it('is the non-root user who starts the server', async () => {
    await mkdir(dataDir, { mode: 0o700 });
    const uid = isRoot() ? SOMEBODY : (process.getuid?.() ?? 0);
    if (isRoot()) await chown(dataDir, uid, uid);
    const child = await startEmbeddedChild({ dataDir, ...(isRoot() ? { uid } : {}), sql: WRITE });
    expect(child.rows).toEqual(THREE);
    expect(userOf(child.postgresPid)).toBe(uid);
    await child.kill('SIGTERM');
    // When root starts the same directory later, the database stays with its owner.
    const server = await start();
    expect(userOf(server.pid())).toBe(uid);
    expect(await ask(server, READ)).toEqual(THREE);
  });

  it('works inside a private home, records where the database is, and finds it again', async () => {
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
    // The home becomes accessible later: the existing database must be used, not a new empty one.
    await chmod(home, 0o755);
    expect(await ask(await start(dir, { sharedRoot }), READ)).toEqual(THREE);
    if (place) expect((await stat(join(place, 'postgres'))).uid).toBe(NOBODY.uid);
  });

  it('refuses an unreachable database instead of creating an empty one', async () => {
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'database-location.txt'), `Está em:\n${join(sharedRoot, 'base-perdida')}\n`);
    await expect(start()).rejects.toBeInstanceOf(DatabaseOutOfReach);
    expect(await readdir(dataDir)).toEqual(['database-location.txt']);
  });

  it('finds its data after the data directory was moved', async () => {
    const first = await start();
    await ask(first, WRITE);
    await first.stop();
    const moved = join(folder.path, 'moved');
    await rename(dataDir, moved);
    expect(await ask(await start(moved), READ)).toEqual(THREE);
  });

  it('explains that a user without a password entry cannot create the database', async () => {
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

  it("refuses another user's directory with a message instead of a stack trace", async () => {
    await mkdir(dataDir, { mode: isRoot() ? 0o755 : 0o555 });
    const refused = await startEmbeddedChild({ dataDir, ...(isRoot() ? { uid: SOMEBODY } : {}) }).catch(
      (error) => error,
    );
    expect(refused.name).toBe('DatabaseOutOfReach');
    expect(refused.message).toContain('Sem permissão para usar a pasta de dados');
    expect(await readdir(dataDir)).toEqual([]);
  });
});
