import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailable, type OpenDatabase, openDatabase } from '#server/db/openDatabase.ts';
import { accounts } from '#server/db/schema/schema.ts';
import { recordingLog } from '../../support/app/recordingLog.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/testDatabase.ts';
import { makeTestFolder } from '../../support/testFolder.ts';

const ANA = { username: 'ana', role: 2, passwordHash: 'x' };
/** Longer than vitest's default of one second, for a busy machine. */
const SLOW_MACHINE = { timeout: 15_000 };
const open: OpenDatabase[] = [];
const opened = async (attempt: Promise<OpenDatabase>) => {
  const database = await attempt;
  open.push(database);
  return database;
};
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

describe('openDatabase on the embedded PostgreSQL', () => {
  it('creates, migrates and keeps the data, and may be closed twice', async () => {
    const folder = await makeTestFolder();
    const env = { dataDir: join(folder.path, 'data'), databaseUrl: undefined };
    const first = await openDatabase(env, recordingLog());
    await first.db.insert(accounts).values(ANA);
    await Promise.all([first.close(), first.close()]);
    const second = await opened(openDatabase(env, recordingLog()));
    expect(await second.db.select({ username: accounts.username }).from(accounts)).toEqual([{ username: 'ana' }]);
    const { rows } = await second.pool.query('select current_database() as name, current_setting($1) as timeout', [
      'statement_timeout',
    ]);
    expect(rows).toEqual([{ name: 'app', timeout: '15s' }]);
    await second.close();
    await folder.remove();
  });
});

describe('openDatabase on DATABASE_URL', () => {
  let bare: TestDatabase;
  beforeEach(async () => {
    bare = await createTestDatabase({ migrated: false });
  });
  afterEach(async () => {
    for (const database of open.splice(0)) await database.close();
    await bare.drop();
  });

  it('refuses a database that cannot hold every letter', async () => {
    const name = `${new URL(bare.url).pathname.slice(1)}_ascii`;
    await bare.pool.query(
      `create database ${name} encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
    );
    const databaseUrl = Object.assign(new URL(bare.url), { pathname: name }).href;
    try {
      await expect(openDatabase({ dataDir: '/nowhere', databaseUrl }, recordingLog())).rejects.toThrow(
        /^A base de dados de DATABASE_URL guarda texto em SQL_ASCII; é preciso UTF8/,
      );
    } finally {
      await bare.pool.query(`drop database ${name}`);
    }
  });

  it('migrates an empty database once when several servers start together', async () => {
    const env = { dataDir: '/nowhere', databaseUrl: bare.url };
    await Promise.all([1, 2, 3].map(() => opened(openDatabase(env, recordingLog()))));
    const { rows } = await bare.pool.query(
      'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ times }) => times === 1)).toBe(true);
    const extensions = await bare.pool.query(
      "select extname from pg_extension where extname in ('unaccent', 'pg_trgm')",
    );
    expect(extensions.rowCount).toBe(2);
  });

  it('refuses an unreachable server without revealing the password', async () => {
    const url = 'postgres://ana:segredo-mesmo@127.0.0.1:1/app';
    const refusal = await openDatabase({ dataDir: '/nowhere', databaseUrl: url }, recordingLog()).catch(
      (error) => error,
    );
    expect(refusal).toBeInstanceOf(DatabaseUnavailable);
    expect(refusal.message).toContain('Não foi possível ligar à base de dados');
    expect(refusal.message).not.toContain('segredo-mesmo');
  });

  it('survives broken connections, idle or inside a transaction', async () => {
    const log = recordingLog();
    const { db, pool } = await opened(openDatabase({ dataDir: '/nowhere', databaseUrl: bare.url, poolMax: 2 }, log));
    await pool.query('select 1');
    const cut = () =>
      bare.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'conselho-galactico' and pid <> pg_backend_pid()`,
      );
    await cut();
    await vi.waitFor(() => expect(log.messages).toContain('Perdeu-se uma ligação à base de dados.'), SLOW_MACHINE);
    const broken = db.transaction(async (tx) => {
      await tx.insert(accounts).values(ANA);
      await cut();
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    // The pool may hand out another broken connection before it notices.
    await vi.waitFor(async () => expect(await db.select().from(accounts)).toEqual([]), SLOW_MACHINE);
  });
});

describe('createTestDatabase', () => {
  it('creates an independent migrated database per call', async () => {
    const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await one.db.insert(accounts).values(ANA);
    expect(await one.db.$count(accounts)).toBe(1);
    expect(await two.db.$count(accounts)).toBe(0);
    await Promise.all([one.drop(), two.drop()]);
  });
});
