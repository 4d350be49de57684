import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyIn, copyOut } from '#server/records/backup/database/backupCopy.queries.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/database/testDatabase.ts';

const COPY_IN = 'copy numbers from stdin';

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase({ migrated: false });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('create table numbers (n int not null)');
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

async function* bytes(...texts: string[]): AsyncGenerator<Buffer> {
  for (const one of texts) yield Buffer.from(one);
}

const numbers = async () => (await client.query('select n from numbers order by n')).rows.map(({ n }) => n);

it('writes rows and returns their number, however their bytes are split', async () => {
  expect(await copyIn(client, COPY_IN, bytes('1\n2', '0\n', '3\n'))).toBe(3);
  expect(await copyIn(client, COPY_IN, bytes())).toBe(0);
  expect(await numbers()).toEqual([1, 3, 20]);
});

it('reads rows, and frees the connection afterwards', async () => {
  await client.query('insert into numbers select generate_series(1, 50000)');
  const read = await text(copyOut(client, 'copy (select n from numbers order by n) to stdout'));
  expect(read.split('\n').length).toBe(50_001);
  expect((await numbers()).length).toBe(50_000);
});

it('keeps the connection usable when PostgreSQL refuses a row', async () => {
  const many = Array.from({ length: 2_000 }, () => '1\n'.repeat(1_000));
  await expect(copyIn(client, COPY_IN, bytes('1\n', 'dois\n', ...many))).rejects.toThrow('dois');
  expect(await numbers()).toEqual([]);
});

it('keeps the connection usable when the source fails', async () => {
  async function* broken() {
    yield Buffer.from('1\n');
    throw new Error('broken source');
  }
  await expect(copyIn(client, COPY_IN, broken())).rejects.toThrow('broken source');
  expect(await numbers()).toEqual([]);
});

it("passes on PostgreSQL's error when reading", async () => {
  await expect(text(copyOut(client, 'copy missing to stdout'))).rejects.toThrow('missing');
  expect(await numbers()).toEqual([]);
});

it('lets the connection end when reading stops midway', async () => {
  const rows = copyOut(client, "copy (select repeat('x', 1000) from generate_series(1, 100000)) to stdout");
  await once(rows, 'data');
  rows.destroy();
  await once(rows, 'close');
  const ended = client.end().then(() => 'ended');
  const late = new Promise((resolve) => setTimeout(() => resolve('hangs'), 10_000));
  expect(await Promise.race([ended, late])).toBe('ended');
});
