import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '#server/db/pool.ts';
import { blobs } from '#server/db/schema/schema.ts';
import { applyTriggers } from '#server/db/triggers.ts';
import { createDiskStore } from '#server/files/store/diskStore.ts';
import { bodiesFolder } from '#server/files/store/folders.ts';
import { prepareTempFolder } from '#server/files/store/tempFolder.ts';
import { PartStore } from '#server/files/uploads/PartStore.ts';
import { ResumableUploads } from '#server/files/uploads/ResumableUploads.ts';
import { deleteUpload } from '#server/files/uploads/uploadParts.queries.ts';
import { insertUploads } from '#server/files/uploads/uploads.queries.ts';
import { backupCommand } from '#server/records/backup/backupCommand.ts';
import { restoreCommand } from '#server/records/backup/restoreCommand.ts';
import { recordingLog } from '../../../support/app/recordingLog.ts';
import { type BackupFixture, createBackupFixture } from '../../../support/database/backupFixture.ts';
import { namesIn, rowsByTable, runCommand } from '../../../support/database/backups.ts';
import { createTestDatabase } from '../../../support/database/testDatabase.ts';
import { eventually } from '../../../support/eventually.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const MIGRATIONS = join(ROOT, 'src/server/db/migrations');

type Place = Awaited<ReturnType<BackupFixture['createRestoreTarget']>>;

let school: BackupFixture;
let backup: string;
let place: Place;
beforeAll(async () => {
  school = await createBackupFixture();
  backup = await school.createBackup();
});
afterAll(() => school.close());
beforeEach(async () => {
  place = await school.createRestoreTarget();
});

const restore = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  runCommand(restoreCommand, args, { ...place.env, ...env });
const rowsAt = ({ DATABASE_URL }: { DATABASE_URL: string }) => rowsByTable({ connectionString: DATABASE_URL });
const keyAt = ({ DATA_DIR }: { DATA_DIR: string }) => readFile(join(DATA_DIR, 'secret.key'));
const textAt = async (dataDir: string) => {
  const content = await createDiskStore(join(dataDir, 'files')).open(school.sha256);
  let text = '';
  for await (const chunk of content ?? []) text += String(chunk);
  return text;
};

async function on<T>({ DATABASE_URL }: { DATABASE_URL: string }, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Copies the backup and changes the copy. */
async function changed(change: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = join(school.root, `mudada-${Math.random()}`);
  await cp(backup, folder, { recursive: true });
  await change(folder);
  return folder;
}

/** Rewrites the manifest with a matching hash, as another version would have written it. */
async function rewrite(
  folder: string,
  change: (manifest: { tables: { name: string; rows: number }[] }) => object,
): Promise<void> {
  const path = join(folder, 'manifest.json');
  const text = JSON.stringify({
    ...JSON.parse(await readFile(path, 'utf8')),
    ...change(JSON.parse(await readFile(path, 'utf8'))),
  });
  await writeFile(path, text);
  await writeFile(`${path}.sha256`, `${createHash('sha256').update(text).digest('hex')}  manifest.json\n`);
}

async function flip(path: string): Promise<void> {
  const bytes = await readFile(path);
  const last = bytes.length - 1;
  bytes[last] = (bytes[last] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

const contentOf = (folder: string) =>
  join(folder, 'files', school.sha256.slice(0, 2), school.sha256.slice(2, 4), school.sha256);

describe('a restore into an empty location', () => {
  it('restores every row, file and key, and the sequences', async () => {
    const { code, said } = await restore([backup]);
    expect(said).toContain('Pode abrir o servidor.');
    expect(code).toBe(0);
    expect(await rowsAt(place.env)).toEqual(await rowsAt(school.env));
    expect(await keyAt(place.env)).toEqual(await keyAt(school.env));
    expect((await stat(join(place.env.DATA_DIR, 'secret.key'))).mode & 0o777).toBe(0o600);
    expect(await textAt(place.env.DATA_DIR)).toBe('conteúdo\tcom tudo');
    const next = "select nextval(pg_get_serial_sequence('audit', 'id'))::int as id";
    const [there, here] = [await on(place.env, (c) => c.query(next)), await on(school.env, (c) => c.query(next))];
    expect(there.rows).toEqual(here.rows);
  });

  it('restores the parts of an unfinished upload, which continues at its offset', async () => {
    const { db, services } = school.app;
    const upload = { id: randomUUID(), accountId: school.teamId, name: 'a.txt', bytes: 12, sha256: null };
    await insertUploads(db, [upload], new Date(services.now()));
    await new PartStore(services).write(Readable.from([Buffer.from('a meio')]), upload.id, 0);
    const halfway = await school.createBackup();
    await deleteUpload(db, upload.id, new Date(services.now()));
    // Does what the tidy task does later, so that the school is unchanged.
    const part = createHash('sha256').update('a meio').digest('hex');
    await db.delete(blobs).where(eq(blobs.sha256, part));
    await services.files.remove(part);
    expect((await restore([halfway])).code).toBe(0);
    const there = openPool({ connectionString: place.env.DATABASE_URL }, 2, recordingLog());
    const files = createDiskStore(join(place.env.DATA_DIR, 'files'));
    const restored = { ...services, db: there.db, files, env: { ...services.env, dataDir: place.env.DATA_DIR } };
    prepareTempFolder(bodiesFolder(restored.env));
    const store = new PartStore(restored);
    expect((await store.getUpload(upload.id)).offset).toBe(6);
    expect(await store.write(Readable.from([Buffer.from(' e fim')]), upload.id, 6)).toBe(12);
    const sha256 = await new ResumableUploads(restored, school.app.app.log).finish(upload);
    await there.pool.end();
    const content = await files.open(sha256);
    expect(content && String(await buffer(content))).toBe('a meio e fim');
  });

  it('restores the triggers: renaming a class renames it for its teams', async () => {
    await restore([backup]);
    const { rows } = await on(place.env, async (client) => {
      await client.query("update classes set name = 'Outro nome'");
      return client.query('select class_name from teams');
    });
    expect(rows).toEqual([{ class_name: 'Outro nome' }]);
  });

  it('applies the current triggers, so the next start changes none', async () => {
    await restore([backup]);
    expect(await on(place.env, applyTriggers)).toEqual([]);
  });

  it('only reads the backup with --verificar', async () => {
    expect(await restore([backup, '--verificar'])).toEqual({ code: 0, said: expect.stringContaining('está boa') });
    expect(await rowsAt(place.env)).toEqual({});
    expect(await namesIn(place.env.DATA_DIR)).toEqual([]);
  });

  it('migrates an older schema', async () => {
    const older = await createTestDatabase({ migrated: false });
    const folder = await olderMigrations(3);
    try {
      await migrate(drizzle(older.pool), { migrationsFolder: folder });
      await older.pool.query(
        "insert into accounts (id, username, role, password_hash) values ('00000000-0000-4000-8000-000000000001', 'Ana', 2, 'x')",
      );
      await older.pool.query(
        "insert into teachers (id, name) values ('00000000-0000-4000-8000-000000000001', 'Ana Sá')",
      );
      await older.pool.query(
        "insert into classes (name, teacher_id) values ('8.º A', '00000000-0000-4000-8000-000000000001')",
      );
      const target = join(school.root, 'antigas');
      const env = { DATA_DIR: school.env.DATA_DIR, DATABASE_URL: older.url };
      expect(await runCommand(backupCommand, ['--destino', target], env)).toMatchObject({ code: 0 });
      expect(await restore([join(target, (await namesIn(target))[0] ?? '')])).toMatchObject({ code: 0 });
      await migrate(drizzle(older.pool), { migrationsFolder: MIGRATIONS });
      expect(await rowsAt(place.env)).toEqual(await rowsAt({ DATABASE_URL: older.url }));
      expect(JSON.stringify(await rowsAt(place.env))).toContain('"folded_name": "8 a"'.replaceAll('"', '\\"'));
    } finally {
      await older.drop();
    }
  });
});

/** Copies the product's first migrations, as an older version had them. */
async function olderMigrations(count: number): Promise<string> {
  const folder = join(school.root, 'migracoes');
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

describe('a refused backup changes nothing', () => {
  it.each<[string, (folder: string) => Promise<unknown>, string]>([
    [
      'a changed byte in a table',
      (folder) => flip(join(folder, 'tables', 'accounts.copy')),
      'accounts.copy falta ou não é',
    ],
    ['a missing table', (folder) => rm(join(folder, 'tables', 'teams.copy')), 'teams.copy falta ou não é'],
    ['a longer table', (folder) => appendFile(join(folder, 'tables', 'audit.copy'), 'a'), 'audit.copy falta'],
    ['a changed byte in a file', (folder) => flip(contentOf(folder)), 'falta ou não é o que foi escrito'],
    ['a missing file', (folder) => rm(contentOf(folder)), 'falta ou não é o que foi escrito'],
    ['a changed byte in the key', (folder) => flip(join(folder, 'secret.key')), 'secret.key falta ou não é'],
    [
      'a changed byte in the manifest',
      (folder) => flip(join(folder, 'manifest.json')),
      'manifest.json não é o que foi',
    ],
    ['a missing manifest', (folder) => rm(join(folder, 'manifest.json')), 'não é uma cópia de segurança'],
    [
      'a newer schema',
      (folder) => rewrite(folder, () => ({ schema: { writtenAt: 9_000_000_000_000, hash: 'x' } })),
      'versão mais recente do jogo. Atualize primeiro',
    ],
    ['an unknown schema', (folder) => rewrite(folder, () => ({ schema: { writtenAt: 1, hash: 'x' } })), 'não conhece'],
    ['a newer format', (folder) => rewrite(folder, () => ({ format: 2 })), 'versão mais recente do jogo'],
    ['another product', (folder) => rewrite(folder, () => ({ product: 'outro' })), 'não é uma cópia deste jogo'],
    [
      'tables of another schema',
      (folder) => rewrite(folder, ({ tables }) => ({ tables: tables.slice(1) })),
      'não são as do seu esquema',
    ],
  ])('%s', async (_what, change, words) => {
    const ran = await restore([await changed(change)]);
    expect(ran).toEqual({ code: 1, said: expect.stringContaining(words) });
    expect(await rowsAt(place.env)).toEqual({});
    expect(await namesIn(join(place.env.DATA_DIR, 'files'))).toEqual([]);
    expect(await namesIn(place.env.DATA_DIR)).not.toContain('secret.key');
  });

  it('fewer rows than the manifest says', async () => {
    const folder = await changed((path) =>
      rewrite(path, ({ tables }) => ({
        tables: tables.map((table) => ({ ...table, rows: table.rows + 1 })),
      })),
    );
    const ran = await restore([folder]);
    expect(ran).toEqual({ code: 1, said: expect.stringMatching(/tem \d+ linhas em vez de \d+/) });
    expect(await rowsAt(place.env)).toEqual({});
  });
});

describe('a location that is not empty', () => {
  it('is refused, and replaced with --substituir after a backup of the former data', async () => {
    await restore([backup]);
    await on(place.env, (client) =>
      client.query("update accounts set email = 'nova@exemplo.pt'" + " where username like 'professora%'"),
    );
    await on(place.env, (client) => client.query('create table alheia as select 1 as um'));
    const before = await rowsAt(place.env);
    expect(await restore([backup])).toEqual({ code: 1, said: expect.stringContaining('não está vazia') });
    expect(await rowsAt(place.env)).toEqual(before);

    const { code, said } = await restore([backup, '--substituir']);
    expect(code).toBe(0);
    const { 'public.alheia': foreign, ...rows } = await rowsAt(place.env);
    expect(foreign).toHaveLength(1);
    expect(rows).toEqual(await rowsAt(school.env));
    const kept = /ficou em (\S+)\. Apague/.exec(said)?.[1] ?? '';
    // The former data are backed up into a folder named by the second, which may not have passed yet.
    await eventually(async () => expect(await restore([kept, '--substituir'])).toMatchObject({ code: 0 }));
    expect(await rowsAt(place.env)).toEqual(before);
  });

  it('keeps its data when the backup turns out to be wrong midway', async () => {
    await restore([backup]);
    await on(place.env, (client) => client.query("update schools set name = 'A de cá'"));
    await on(place.env, (client) => client.query("insert into schools (name) values ('Só aqui')"));
    const before = await rowsAt(place.env);
    const folder = await changed((path) =>
      rewrite(path, ({ tables }) => ({
        tables: tables.map((table) => (table.name === 'teams' ? { ...table, rows: 77 } : table)),
      })),
    );
    expect(await restore([folder, '--substituir'])).toMatchObject({ code: 1 });
    expect(await rowsAt(place.env)).toEqual(before);
  });

  it('is refused while a server is connected, even with --substituir', async () => {
    await place.database.pool.query('select 1');
    const ran = await restore([backup, '--substituir']);
    expect(ran).toEqual({ code: 1, said: expect.stringContaining('um servidor do jogo ligado') });
    expect(await rowsAt(place.env)).toEqual({});
  });

  it('moves another key aside, only with --substituir', async () => {
    await mkdir(place.env.DATA_DIR);
    const other = Buffer.alloc(32, 3);
    await writeFile(join(place.env.DATA_DIR, 'secret.key'), other);
    expect(await restore([backup])).toEqual({ code: 1, said: expect.stringContaining('não está vazia') });
    expect(await keyAt(place.env)).toEqual(other);
    expect(await restore([backup, '--substituir'])).toMatchObject({ code: 0 });
    expect(await keyAt(place.env)).toEqual(await keyAt(school.env));
    const [aside = ''] = (await namesIn(place.env.DATA_DIR)).filter((name) => name.startsWith('secret.key.antes-'));
    expect(await readFile(join(place.env.DATA_DIR, aside))).toEqual(other);
  });
});

describe('a backup without the key', () => {
  let keyless: string;
  beforeAll(async () => {
    const target = join(school.root, 'sem-chave');
    await school.runBackup(['--destino', target, '--sem-chave']);
    keyless = join(target, (await namesIn(target))[0] ?? '');
  });

  it('requires the key that sealed the passwords, in the data directory or as SECRET_KEY', async () => {
    expect(await restore([keyless])).toEqual({ code: 1, said: expect.stringContaining('não há nenhuma aqui') });
    const SECRET_KEY = 'uma chave comprida que só o operador conhece';
    expect(await restore([keyless], { SECRET_KEY })).toEqual({
      code: 1,
      said: expect.stringContaining('A chave em uso não é a da cópia'),
    });
    expect(await rowsAt(place.env)).toEqual({});
    await mkdir(place.env.DATA_DIR);
    await writeFile(join(place.env.DATA_DIR, 'secret.key'), await keyAt(school.env));
    expect(await restore([keyless])).toMatchObject({ code: 0 });
  });

  it('is restored without the key with --sem-chave', async () => {
    expect(await restore([keyless, '--sem-chave'])).toMatchObject({ code: 0 });
    expect(await rowsAt(place.env)).toEqual(await rowsAt(school.env));
  });
});

it('exits with 0 and a message in the terminal, and with 1 when refused', async () => {
  const run = async (args: string[]) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/restoreMain.ts', ...args], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, ...place.env },
    });
    const said = { out: '', err: '' };
    child.stdout.on('data', (chunk) => (said.out += chunk));
    child.stderr.on('data', (chunk) => (said.err += chunk));
    const [code] = await once(child, 'close');
    return { code, ...said };
  };
  expect(await run([])).toMatchObject({ code: 1, out: '', err: expect.stringContaining('npm run restore -- PASTA') });
  expect(await run([backup])).toMatchObject({ code: 0, err: '', out: expect.stringContaining('reposta') });
});
