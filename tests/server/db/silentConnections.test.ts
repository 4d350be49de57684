import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { subscribeToTeamChanges } from '#server/classroom/teamChanges.queries.ts';
import { databaseProblem } from '#server/db/databaseErrors.ts';
import { allowSilenceIn, type Database, openPool } from '#server/db/pool.ts';
import { closeWhenSilent, KEEP_ALIVE_AFTER_MS, SILENCE_MAX_MS } from '#server/db/silentConnections.ts';
import { recordingLog } from '../../support/app/recordingLog.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/testDatabase.ts';

const SILENCE_MS = 250;

let database: TestDatabase;
let network: Server;
let isCut: boolean;
let sockets: Socket[];
let db: Database;
let close: () => Promise<void>;

/** Opens a way to PostgreSQL that can lose every byte, as when its machine vanishes: no connection is closed. Returns its port. */
async function openNetwork(to: { host: string; port: string }): Promise<number> {
  const isSocketFile = to.host.startsWith('/');
  network = createServer((near) => {
    const far = isSocketFile ? connect(`${to.host}/.s.PGSQL.${to.port}`) : connect(Number(to.port), to.host);
    sockets.push(near, far);
    near.on('data', (bytes) => isCut || far.write(bytes));
    far.on('data', (bytes) => isCut || near.write(bytes));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
  });
  network.listen(0, '127.0.0.1');
  await once(network, 'listening');
  return (network.address() as AddressInfo).port;
}

beforeEach(async () => {
  [isCut, sockets] = [false, []];
  database = await createTestDatabase();
  const url = new URL(database.url);
  const host = url.searchParams.get('host') ?? url.hostname;
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${await openNetwork({ host, port: url.port })}`;
  const opened = openPool({ connectionString: url.href }, 2, recordingLog());
  opened.pool.on('connect', (client) => closeWhenSilent(client, SILENCE_MS));
  db = opened.db;
  close = () => opened.pool.end();
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await close();
  network.close();
  await database.drop();
});

const answerOf = (work: Promise<unknown>) => work.catch((error: unknown) => databaseProblem(error));

it('queries fail when the database vanishes without closing its connections, and work again when it is back', async () => {
  await Promise.all([db.execute(sql`select 1`), db.execute(sql`select 1`)]);
  isCut = true;
  const lost = [answerOf(db.execute(sql`select 2`)), answerOf(db.transaction((tx) => tx.execute(sql`select 3`)))];
  expect(await Promise.all(lost)).toEqual([{ kind: 'down' }, { kind: 'down' }]);
  isCut = false;
  expect((await db.execute(sql`select 4 as four`)).rows).toEqual([{ four: 4 }]);
  expect((await db.transaction((tx) => tx.execute(sql`select 5 as five`))).rows).toEqual([{ five: 5 }]);
});

it('keeps a connection that rests', async () => {
  const pid = async () => (await db.execute(sql`select pg_backend_pid() as pid`)).rows[0];
  const first = await pid();
  await new Promise((done) => setTimeout(done, SILENCE_MS * 2));
  expect(await pid()).toEqual(first);
});

it('a transaction may allow long statements, and its connection has the limit again afterwards', async () => {
  const slow = sql`select pg_sleep(${(SILENCE_MS * 2) / 1_000})`;
  expect(await answerOf(db.transaction((tx) => tx.execute(slow)))).toEqual({ kind: 'down' });
  const allowed = db.transaction(async (tx) => {
    allowSilenceIn(tx);
    await tx.execute(slow);
    return (await tx.execute(sql`select 6 as six`)).rows;
  });
  expect(await allowed).toEqual([{ six: 6 }]);
  expect(await answerOf(db.execute(slow))).toEqual({ kind: 'down' });
});

it('limits every connection of a pool, and waits longer than a statement may take', async () => {
  const client = await database.pool.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  client.release();
  expect(stream.timeout).toBe(SILENCE_MAX_MS);
  expect(SILENCE_MAX_MS).toBeGreaterThan(Number(database.pool.options.statement_timeout));
});

it('the connection that is told changes asks after a short rest whether the database is there', async () => {
  const keepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive');
  const stop = await subscribeToTeamChanges(db, { onChanged: () => {}, onLost: () => {} });
  expect(keepAlive).toHaveBeenCalledWith(true, KEEP_ALIVE_AFTER_MS);
  keepAlive.mockRestore();
  await stop();
});
