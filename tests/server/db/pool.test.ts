import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseProblem } from '#server/db/databaseErrors.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/testDatabase.ts';
import { eventually } from '../../support/eventually.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Destroys the connection at the moment the pool hands it out. */
function breakWhenLent(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy: () => void } } }).connection;
  stream.destroy();
}

it('returns every broken connection to the pool, so that queries recover without a restart', async () => {
  const { db, pool } = database;
  pool.on('acquire', breakWhenLent);
  const more = pool.options.max + 2;
  for (let count = 0; count < more; count += 1) {
    const failure = await db.transaction((tx) => tx.execute(sql`select 1`)).catch((error: unknown) => error);
    expect(databaseProblem(failure)).toEqual({ kind: 'down' });
  }
  pool.off('acquire', breakWhenLent);
  const { rows } = await db.transaction((tx) => tx.execute(sql`select 2 as two`));
  expect(rows).toEqual([{ two: 2 }]);
  expect(pool.totalCount).toBe(pool.idleCount);
});

it('rolls back a failed transaction and reuses its connection', async () => {
  const { db, pool } = database;
  await db.execute(sql`create table kept (n int)`);
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values (1)`);
    throw new Error('não');
  });
  await expect(failing).rejects.toThrow('não');
  await db.transaction((tx) => tx.execute(sql`insert into kept values (2)`));
  expect((await db.execute(sql`select n from kept`)).rows).toEqual([{ n: 2 }]);
  expect(pool.waitingCount).toBe(0);
});

it('retries a transaction that lost a deadlock', async () => {
  const { db } = database;
  await db.execute(sql`create table shared (id int primary key, n int not null)`);
  await db.execute(sql`insert into shared values (1, 0), (2, 0)`);
  let begun = 0;
  let runs = 0;
  const both = (first: number, second: number) =>
    db.transaction(async (tx) => {
      runs += 1;
      await tx.execute(sql`update shared set n = n + 1 where id = ${first}`);
      begun += 1;
      await eventually(() => expect(begun).toBeGreaterThan(1));
      await tx.execute(sql`update shared set n = n + 1 where id = ${second}`);
    });
  await Promise.all([both(1, 2), both(2, 1)]);
  expect((await db.execute(sql`select n from shared order by id`)).rows).toEqual([{ n: 2 }, { n: 2 }]);
  // The victim can meet the other transaction once more: a deadlock may be followed by a second one.
  expect(runs).toBeGreaterThan(2);
});
