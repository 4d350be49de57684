import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Env, readEnv } from '#server/config/env.ts';
import { type Database, openPool } from '#server/db/pool.ts';
import { erasures } from '#server/db/schema/records.ts';
import { logErasures } from '#server/records/erasure/erasureLog.ts';
import { recordErasures } from '#server/records/erasure/erasures.queries.ts';
import { recordingLog } from '../../support/app/recordingLog.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/testDatabase.ts';

/** A bucket with one text. Tests delay writes and make reads fail. */
let bucket: { text: string | null; writes: number; isBroken: boolean; hold: (() => Promise<void>) | null };
let server: Server;
let database: TestDatabase;
let other: ReturnType<typeof openPool>;
let env: Env;

beforeEach(async () => {
  bucket = { text: null, writes: 0, isBroken: false, hold: null };
  server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      if (bucket.isBroken) response.writeHead(500).end();
      else if (bucket.text === null) response.writeHead(404).end();
      else response.end(bucket.text);
      return;
    }
    const sent = await text(request);
    const hold = bucket.hold;
    bucket.hold = null;
    bucket.writes += 1;
    await hold?.();
    bucket.text = sent;
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  env = readEnv({
    FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    FILES_S3_BUCKET: 'ficheiros',
    FILES_S3_ACCESS_KEY: 'x',
    FILES_S3_SECRET_KEY: 'x',
  });
  database = await createTestDatabase();
  other = openPool({ connectionString: database.url }, 2, recordingLog());
});
afterEach(async () => {
  await other.pool.end();
  await database.drop();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

async function erase(db: Database = database.db): Promise<string> {
  const id = randomUUID();
  await db.transaction((tx) => recordErasures(tx, [{ id, kind: 'team', at: new Date() }]));
  return id;
}
/** Delays the next write; resolves with a function that completes it, once it has arrived. */
function heldWrite(): Promise<() => void> {
  return new Promise((arrived) => {
    bucket.hold = () => new Promise<void>((letThrough) => arrived(() => letThrough()));
  });
}
const idsInBucket = () =>
  (bucket.text ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line).id);
const unlogged = async () =>
  (await database.db.select().from(erasures)).filter(({ logged }) => !logged).map(({ subjectId }) => subjectId);

it('holds no transaction and no lock while writing to the bucket', async () => {
  const id = await erase();
  const arrived = heldWrite();
  const logging = logErasures({ db: database.db, env });
  const letThrough = await arrived;
  const { rows } = await other.db.execute(sql`select state, mode from pg_stat_activity left join pg_locks using (pid)
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
      and (state <> 'idle' or mode is not null)`);
  expect(rows).toEqual([]);
  letThrough();
  await logging;
  expect(idsInBucket()).toEqual([id]);
  expect(await unlogged()).toEqual([]);
});

it("loses no line when a late write of one server overwrites another's", async () => {
  const first = await erase();
  const arrived = heldWrite();
  const slow = logErasures({ db: database.db, env });
  const letThrough = await arrived;
  const second = await erase(other.db);
  await logErasures({ db: other.db, env });
  expect(idsInBucket()).toEqual(expect.arrayContaining([first, second]));
  letThrough();
  await slow;
  expect(idsInBucket().sort()).toEqual([first, second].sort());
  expect(await unlogged()).toEqual([]);
});

it('loses nothing with several servers at once', async () => {
  const ids: string[] = [];
  const both = [database.db, other.db].map(async (db) => {
    for (let count = 0; count < 10; count += 1) {
      ids.push(await erase(db));
      await logErasures({ db, env });
    }
  });
  await Promise.all(both);
  expect(new Set(idsInBucket())).toEqual(new Set(ids));
  expect(ids).toHaveLength(20);
  expect(await unlogged()).toEqual([]);
});

it('marks nothing as logged that it could not read back, and writes no line twice', async () => {
  const id = await erase();
  const arrived = heldWrite();
  const broken = logErasures({ db: database.db, env });
  const letThrough = await arrived;
  bucket.isBroken = true;
  letThrough();
  await expect(broken).rejects.toThrow('S3 answered 500');
  expect(await unlogged()).toEqual([id]);
  bucket.isBroken = false;
  await logErasures({ db: database.db, env });
  expect(idsInBucket()).toEqual([id]);
  expect([await unlogged(), bucket.writes]).toEqual([[], 1]);
});

it('writes thousands of erasures in one call', async () => {
  const many = Array.from({ length: 2_300 }, () => ({ id: randomUUID(), kind: 'team', at: new Date() }));
  await database.db.transaction((tx) => recordErasures(tx, many));
  await logErasures({ db: database.db, env });
  expect(new Set(idsInBucket())).toEqual(new Set(many.map(({ id }) => id)));
});

/** Records every query sent to the database from now on. */
function sentTexts(db: Database): string[] {
  const sent: string[] = [];
  const known = new WeakSet<object>();
  const watch = (client: { query: (...args: never[]) => unknown }) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client);
    client.query = (...args: never[]) => {
      sent.push(JSON.stringify(args, (_, value) => (typeof value === 'function' ? undefined : value)));
      return query(...args);
    };
  };
  db.$client.on('acquire', (client) => watch(client as never));
  db.$client.on('connect', (client) => watch(client as never));
  return sent;
}

it('sends only new ids to the database, however large the log is', async () => {
  const many = Array.from({ length: 1_500 }, () => ({ id: randomUUID(), kind: 'team', at: new Date() }));
  await database.db.transaction((tx) => recordErasures(tx, many));
  await logErasures({ db: database.db, env });
  const id = await erase(other.db);
  const sent = sentTexts(database.db);
  await logErasures({ db: database.db, env });
  expect(sent.some((text) => text.includes(id))).toBe(true);
  expect(many.filter((one) => sent.some((text) => text.includes(one.id)))).toEqual([]);
  expect(idsInBucket()).toHaveLength(1_501);
  expect(await unlogged()).toEqual([]);
});

it('writes a line again that the log has lost', async () => {
  const lost = await erase();
  await logErasures({ db: database.db, env });
  bucket.text = '';
  const id = await erase();
  await logErasures({ db: database.db, env });
  expect(idsInBucket().sort()).toEqual([lost, id].sort());
  expect(await unlogged()).toEqual([]);
});
