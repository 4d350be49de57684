import { mkdir, stat, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirInUse, type DataLock, lockDataDir } from '#server/db/embedded/dataLock.ts';
import { makeTestFolder } from '../../../support/testFolder.ts';

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

describe('lockDataDir', () => {
  let folder: Awaited<ReturnType<typeof makeTestFolder>>;
  let dir: string;

  beforeEach(async () => {
    folder = await makeTestFolder();
    dir = join(folder.path, 'data');
    await mkdir(dir);
  });
  afterEach(() => folder.remove());

  it('refuses a second lock with the holder and a remedy, and succeeds after release', async () => {
    const first = await lockDataDir(dir);
    const refusal = await lockDataDir(dir).catch((error) => error);
    expect(refusal).toBeInstanceOf(DataDirInUse);
    expect(refusal.message).toBe(
      `A pasta de dados ${dir} já está a ser usada por outro servidor (processo ${process.pid}). ` +
        'Feche esse servidor primeiro, ou indique outra pasta em DATA_DIR.',
    );
    await first.release();
    await (await lockDataDir(dir)).release();
    expect(await exists(join(dir, 'server.lock'))).toBe(false);
  });

  it('recognises the directory by any of its paths', async () => {
    const alias = join(folder.path, 'alias');
    await symlink(dir, alias);
    const lock = await lockDataDir(dir);
    await expect(lockDataDir(alias)).rejects.toBeInstanceOf(DataDirInUse);
    await lock.release();
  });

  it('locks two directories independently', async () => {
    const other = join(folder.path, 'other');
    await mkdir(other);
    const locks = await Promise.all([lockDataDir(dir), lockDataDir(other)]);
    expect(locks).toHaveLength(2);
    await Promise.all(locks.map((lock) => lock.release()));
  });

  it('grants exactly one of many simultaneous locks', async () => {
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataDir(dir)));
    const won = results.filter((result): result is PromiseFulfilledResult<DataLock> => result.status === 'fulfilled');
    const lost = results.filter((result) => result.status === 'rejected').map((result) => result.reason);
    expect(won).toHaveLength(1);
    expect(lost.every((reason) => reason instanceof DataDirInUse)).toBe(true);
    await won[0]?.value.release();
  });

  it('detects a server in another container by the socket file in the shared folder', async () => {
    const foreign = createServer((socket) => socket.end('77'));
    await new Promise<void>((listening) => foreign.listen(join(dir, 'server.lock'), listening));
    await expect(lockDataDir(dir)).rejects.toThrow('processo 77');
    await new Promise((closed) => foreign.close(closed));
    await (await lockDataDir(dir)).release();
  });

  it('locks a directory whose path is too long for a socket', async () => {
    const long = join(dir, 'a'.repeat(60), 'b'.repeat(60));
    await mkdir(long, { recursive: true });
    const lock = await lockDataDir(long);
    await expect(lockDataDir(long)).rejects.toBeInstanceOf(DataDirInUse);
    await lock.release();
    await (await lockDataDir(long)).release();
  });
});
