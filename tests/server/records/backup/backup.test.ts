import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blobs, uploads } from '#server/db/schema/schema.ts';
import { KEEP_CONTENT_LOCK } from '#server/files/blobs.queries.ts';
import { contentPath } from '#server/files/store/diskStore.ts';
import { tidyUploads } from '#server/files/uploads/tidyUploads.ts';
import { withSnapshot } from '#server/records/backup/database/backupRead.queries.ts';
import { writeManifest } from '#server/records/backup/manifest.ts';
import { finishedUpload } from '../../../support/app/gameAnswers.ts';
import { type BackupFixture, createBackupFixture } from '../../../support/database/backupFixture.ts';
import { namesIn } from '../../../support/database/backups.ts';
import { eventually } from '../../../support/eventually.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const DAY_MS = 24 * 60 * 60_000;
const WHOLE = /^conselho-[\d-]+T\d{6}Z$/;

let school: BackupFixture;
let target: string;
let count = 0;
beforeAll(async () => {
  school = await createBackupFixture();
});
afterAll(() => school.close());
beforeEach(() => {
  count += 1;
  target = join(school.root, `destino-${count}`);
});

const manifestOf = async (folder: string) => JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
const command = (args: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', 'src/server/backupMain.ts', ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...school.env },
  });

describe('a backup', () => {
  it('contains rows, files and key, readable by this account only, with a manifest', async () => {
    const folder = await school.createBackup(target);
    expect(await namesIn(folder)).toEqual(['files', 'manifest.json', 'manifest.json.sha256', 'secret.key', 'tables']);
    for (const name of ['manifest.json', 'secret.key', 'tables/accounts.copy']) {
      expect([name, await modeOf(join(folder, name))]).toEqual([name, '600']);
    }
    for (const name of ['.', '..', 'tables', 'files']) {
      expect([name, await modeOf(join(folder, name))]).toEqual([name, '700']);
    }
    const { tables, files, lost, key, version } = await manifestOf(folder);
    expect(tables.find(({ name }: { name: string }) => name === 'accounts').rows).toBe(2);
    expect({ files, lost }).toEqual({ files: [{ sha256: school.sha256, bytes: 18 }], lost: [] });
    expect(key).toEqual({ included: true, check: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(version).toBe(JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')).version);
    expect(await namesIn(join(folder, 'files'))).toEqual([school.sha256.slice(0, 2)]);
    expect((await stat(contentPath(join(folder, 'files'), school.sha256))).nlink).toBe(1);
  });

  it('contains every table', async () => {
    const { tables } = await manifestOf(await school.createBackup(target));
    const { rows } = await school.app.db.$client.query(
      "select table_name::text as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
    );
    expect(tables.map(({ name }: { name: string }) => name).sort()).toEqual(rows.map(({ name }) => name));
  });

  it('omits the key with --sem-chave and when it comes from SECRET_KEY', async () => {
    await school.runBackup(['--destino', target, '--sem-chave']);
    const other = join(target, 'outra');
    await school.runBackup(['--destino', other], { SECRET_KEY: 'uma chave comprida que só o operador conhece' });
    for (const place of [target, other]) {
      const [name = ''] = (await namesIn(place)).filter((one) => WHOLE.test(one));
      expect(await namesIn(join(place, name))).not.toContain('secret.key');
      expect((await manifestOf(join(place, name))).key).toMatchObject({ included: false });
    }
  });

  it.each([
    ['a data directory without a key', { DATA_DIR: '/nada-disto' }, [], 'Não há chave em /nada-disto'],
    ['a directory without a database', { DATABASE_URL: '' }, [], 'Não há base de dados em'],
    ['an unknown option', {}, ['--tudo'], 'npm run backup -- [--destino PASTA]'],
    ['--manter 0', {}, ['--manter', '0'], '--manter tem de ser um número inteiro'],
    ['an unreachable database', { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' }, [], 'Não foi possível ligar'],
  ])('is refused with a message for %s', async (_what, env, args, words) => {
    const ran = await school.runBackup(['--destino', target, ...args], env);
    expect(ran).toEqual({ code: 1, said: expect.stringContaining(words) });
    expect(await namesIn(target)).toEqual([]);
  });
});

describe('a snapshot', () => {
  it('shows every table at one moment, however long reading takes', async () => {
    const client = new pg.Client({ connectionString: school.env.DATABASE_URL });
    await client.connect();
    const seen = await withSnapshot(client, async (snapshot) => {
      await school.app.admin('chegou-entretanto');
      const table = snapshot.tables.find(({ name }) => name === 'accounts');
      if (!table) throw new Error('There is no table of accounts.');
      let text = '';
      for await (const chunk of snapshot.rowsOf(table)) text += String(chunk);
      return text;
    }).finally(() => client.end());
    expect(seen).toContain('professora-');
    expect(seen).not.toContain('chegou-entretanto');
  });

  it('keeps its files: the tidy task waits until the backup has them', async () => {
    const old = new Date(school.app.services.now() - 3 * DAY_MS);
    const { content } = await finishedUpload(school.app, school.teamId, 'já ninguém o quer');
    const [row] = await school.app.db
      .select()
      .from(uploads)
      .where(eq(uploads.id, content.slice('upload:'.length)));
    const sha256 = row?.sha256 ?? '';
    await school.app.db.delete(uploads).where(eq(uploads.sha256, sha256));
    await school.app.db.update(blobs).set({ createdAt: old }).where(eq(blobs.sha256, sha256));
    const client = new pg.Client({ connectionString: school.env.DATABASE_URL });
    await client.connect();
    await withSnapshot(client, async () => {
      expect((await tidyUploads(school.app.services)).blobs).toBe(0);
    }).finally(() => client.end());
    expect(await school.app.services.files.has(sha256)).toBe(true);
    await eventually(async () => expect((await tidyUploads(school.app.services)).blobs).toBe(1));
    expect(await school.app.services.files.has(sha256)).toBe(false);
  });

  it('does not report content that was announced but never stored', async () => {
    await school.app.db.insert(blobs).values({ sha256: 'a'.repeat(64), bytes: 3, mime: 'text/plain' });
    const { lost } = await manifestOf(await school.createBackup(target));
    expect(lost).toEqual([]);
  });
});

describe('a file that the server has lost', () => {
  it.each([
    ['gone', (path: string) => rm(path)],
    ['changed', (path: string) => writeFile(path, 'outra coisa')],
  ])('exits with 1 when it is %s; keeps the rest and removes no old backup', async (_what, spoil) => {
    await school.createBackup(target);
    await rename(join(target, (await namesIn(target))[0] ?? ''), join(target, 'conselho-2020-01-01T000000Z'));
    const path = contentPath(join(school.env.DATA_DIR, 'files'), school.sha256);
    const content = await readFile(path);
    await spoil(path);
    try {
      const ran = await school.runBackup(['--destino', target, '--manter', '1']);
      expect(ran).toEqual({ code: 1, said: expect.stringContaining(school.sha256) });
      const [old, made = '', ...more] = await namesIn(target);
      expect([old, more]).toEqual(['conselho-2020-01-01T000000Z', []]);
      const { files, lost } = await manifestOf(join(target, made));
      expect({ files, lost: lost.length }).toEqual({ files: [], lost: 1 });
      expect(await namesIn(join(target, made, 'files'))).not.toContain('tmp');
    } finally {
      await writeFile(path, content);
    }
  });
});

describe('old backups', () => {
  it('are removed except the newest, and nothing else is', async () => {
    const folder = await school.createBackup(target);
    const text = await readFile(join(folder, 'manifest.json'));
    const hash = await readFile(join(folder, 'manifest.json.sha256'));
    const names = [1, 2, 3].map((day) => `conselho-2026-01-0${day}T030000Z`);
    await rm(folder, { recursive: true });
    for (const name of names) {
      await mkdir(join(target, name));
      await writeFile(join(target, name, 'manifest.json'), text);
      await writeFile(join(target, name, 'manifest.json.sha256'), hash);
    }
    const others = ['conselho-2025-01-01T000000Z', 'fotografias'];
    for (const name of others) await mkdir(join(target, name));
    const { code, said } = await school.runBackup(['--destino', target, '--manter', '2']);
    expect(code).toBe(0);
    const left = await namesIn(target);
    expect(left).toEqual([others[0], names[2], expect.stringMatching(WHOLE), others[1]]);
    expect(said).toContain(`Cópia antiga apagada: ${names[0]}`);
    expect(said).toContain(`Cópia antiga apagada: ${names[1]}`);
  });
});

describe('a backup of far fewer accounts than an old one', () => {
  /** Writes an old backup with this number of accounts. */
  async function leaveOld(name: string, accounts: number) {
    const folder = await school.createBackup(join(target, 'modelo'));
    const manifest = await manifestOf(folder);
    for (const table of manifest.tables) if (table.name === 'accounts') table.rows = accounts;
    await mkdir(join(target, name), { recursive: true });
    await writeManifest(join(target, name), manifest);
    await rm(join(target, 'modelo'), { recursive: true });
  }
  const [real, second, third] = [1, 2, 3].map((day) => `conselho-2026-01-0${day}T030000Z`) as [string, string, string];

  it('is made but removes none, also on later nights; --menos-contas removes them', async () => {
    await leaveOld(real, 11);
    await leaveOld(second, 2);
    const { code, said } = await school.runBackup(['--destino', target, '--manter', '1']);
    expect(code).toBe(1);
    expect(said).toMatch(/tem \d contas, e uma cópia antiga da mesma pasta tem 11. Não foi apagada nenhuma/);
    expect(await namesIn(target)).toEqual([real, second, expect.stringMatching(WHOLE)]);
    await rm(join(target, (await namesIn(target))[2] ?? ''), { recursive: true });
    const wished = await school.runBackup(['--destino', target, '--manter', '1', '--menos-contas']);
    expect(wished.code).toBe(0);
    expect(await namesIn(target)).toEqual([expect.stringMatching(WHOLE)]);
  });

  it('needs --menos-contas once: later nights do not, although larger backups are still kept', async () => {
    await leaveOld(real, 11);
    await school.runBackup(['--destino', target, '--manter', '3', '--menos-contas']);
    await rename(join(target, (await namesIn(target))[1] ?? ''), join(target, second));
    const { code } = await school.runBackup(['--destino', target, '--manter', '2']);
    expect([code, await namesIn(target)]).toEqual([0, [second, expect.stringMatching(WHOLE)]]);

    await rm(join(target, (await namesIn(target))[1] ?? ''), { recursive: true });
    await leaveOld(third, 11);
    expect((await school.runBackup(['--destino', target, '--manter', '1'])).code).toBe(1);
  });

  it('is normal where there were few accounts', async () => {
    for (const name of [second, third]) await leaveOld(name, 10);
    expect((await school.runBackup(['--destino', target, '--manter', '2'])).code).toBe(0);
    expect(await namesIn(target)).toEqual([third, expect.stringMatching(WHOLE)]);
  });
});

describe('a backup that is interrupted', () => {
  it('leaves only a .partial folder when killed, which is removed after a day', async () => {
    const holder = new pg.Client({ connectionString: school.env.DATABASE_URL });
    await holder.connect();
    await holder.query('select pg_advisory_lock($1)', [KEEP_CONTENT_LOCK]);
    const killed = command(['--destino', target]);
    const ended = once(killed, 'exit');
    await eventually(async () => expect(await namesIn(target)).toHaveLength(1));
    killed.kill('SIGKILL');
    await ended;
    await holder.end();
    const [left = ''] = await namesIn(target);
    expect(left).toMatch(/^conselho-.*Z\.partial$/);
    await school.createBackup(target);
    expect(await namesIn(target)).toContain(left);
    const past = new Date(Date.now() - 2 * DAY_MS);
    await utimes(join(target, left), past, past);
    await school.createBackup(target);
    expect((await namesIn(target)).every((name) => WHOLE.test(name))).toBe(true);
  });

  it('leaves nothing when it fails', async () => {
    const files = join(school.env.DATA_DIR, 'files');
    await rename(files, `${files}-fora`);
    await writeFile(files, 'não é uma pasta');
    try {
      expect((await school.runBackup(['--destino', target])).code).toBe(1);
      expect(await namesIn(target)).toEqual([]);
    } finally {
      await rm(files);
      await rename(`${files}-fora`, files);
    }
  });
});

it('exits with 0 and a message in the terminal, and with 1 when refused', async () => {
  const run = async (args: string[]) => {
    const child = command(args);
    const said = { out: '', err: '' };
    child.stdout.on('data', (chunk) => (said.out += chunk));
    child.stderr.on('data', (chunk) => (said.err += chunk));
    const [code] = await once(child, 'close');
    return { code, ...said };
  };
  const made = await run(['--destino', target]);
  expect(made).toEqual({ code: 0, err: '', out: expect.stringMatching(/^Cópia feita: .*chave: na cópia/s) });
  await access(join(target, (await namesIn(target))[0] ?? '', 'manifest.json'));
  expect(await run(['--manter', 'dez'])).toMatchObject({ code: 1, out: '', err: expect.stringContaining('--manter') });
});
