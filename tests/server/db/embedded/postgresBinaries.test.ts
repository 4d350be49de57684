import { chmod, cp, lstat, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PostgresUnavailable, packagedPostgres, preparePostgres } from '#server/db/embedded/postgresBinaries.ts';
import { runTool } from '#server/db/embedded/postgresCommand.ts';
import { isRoot, NOBODY } from '#server/db/embedded/postgresUser.ts';
import { recordingLog } from '../../../support/app/recordingLog.ts';
import { startEmbeddedChild } from '../../../support/database/startEmbeddedChild.ts';
import { makeTestFolder } from '../../../support/testFolder.ts';

const COPIED = 'Programas do PostgreSQL copiados.';
const user = isRoot() ? NOBODY : undefined;
let folder: Awaited<ReturnType<typeof makeTestFolder>>;
/** A package as npm installs it with install scripts disabled: without library links. */
let fresh: string;

const unpack = async () => {
  const { folder: installed } = await packagedPostgres();
  const wanted = async (source: string) => !source.endsWith('.a') && !(await lstat(source)).isSymbolicLink();
  await cp(join(installed, 'native'), join(fresh, 'native'), { recursive: true, filter: wanted });
};
/** For a non-root user: makes the folder read-only, so that no links can be created. */
const close = () => chmod(join(fresh, 'native', 'lib'), 0o555);

beforeEach(async () => {
  folder = await makeTestFolder();
  fresh = join(folder.path, 'package');
});
afterEach(async () => {
  await chmod(join(fresh, 'native', 'lib'), 0o755).catch(() => {});
  await folder.remove();
});

const versionOf = async (program: string) => (await runTool(program, ['--version'], user)).output;

describe('preparePostgres', () => {
  it('creates the missing library links in the package and copies nothing', async () => {
    await unpack();
    const log = recordingLog();
    const shared = join(folder.path, 'shared');
    const found = await preparePostgres({ folder: fresh, version: '1' }, { user, copyInto: [shared], log });
    expect(found.initdb.startsWith(fresh)).toBe(true);
    expect(await versionOf(found.initdb)).toMatch(/^initdb \(PostgreSQL\) 18\./);
    expect(log.messages).toEqual([]);
    await expect(stat(shared)).rejects.toThrow();
  });

  it('copies unreachable programs once per version', async () => {
    await unpack();
    const closed = join(folder.path, 'closed');
    await mkdir(closed);
    const source = isRoot() ? join(closed, 'package') : fresh;
    if (isRoot()) {
      await rename(fresh, source);
      await chmod(closed, 0o700);
    } else await close();
    const log = recordingLog();
    const shared = join(folder.path, 'shared');
    const options = { user, copyInto: [shared], log };
    const found = await preparePostgres({ folder: source, version: '1' }, options);
    expect(found.postgres.startsWith(shared)).toBe(true);
    expect(await versionOf(found.postgres)).toMatch(/^postgres \(PostgreSQL\) 18\./);
    expect(await preparePostgres({ folder: source, version: '1' }, options)).toEqual(found);
    expect(log.messages).toEqual([COPIED]);
    await preparePostgres({ folder: source, version: '2' }, options);
    expect(await readdir(shared)).toHaveLength(2);
  });

  it('starts for an ordinary user from a read-only package', async () => {
    await unpack();
    const uid = isRoot() ? NOBODY.uid : undefined;
    if (uid === undefined) await close();
    const dataDir = join(folder.path, 'data');
    await mkdir(dataDir);
    await chmod(dataDir, 0o777);
    const programs = { folder: fresh, version: '1' };
    const sharedRoot = join(folder.path, 'shared');
    const child = await startEmbeddedChild({ dataDir, sharedRoot, programs, ...(uid ? { uid } : {}) });
    expect(child.rows).toEqual([{ one: 1 }]);
    await child.kill('SIGTERM');
    const links = (await readdir(join(fresh, 'native', 'lib'), { withFileTypes: true })).filter((e) =>
      e.isSymbolicLink(),
    );
    expect(links).toEqual([]);
  });

  it('explains when no location is usable', async () => {
    const attempt = preparePostgres({ folder: fresh, version: '1' }, { user, copyInto: [], log: recordingLog() });
    await expect(attempt).rejects.toBeInstanceOf(PostgresUnavailable);
    await expect(attempt).rejects.toThrow('indique um PostgreSQL em DATABASE_URL');
  });
});
