import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseProblem } from '#server/db/databaseErrors.ts';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The database goes away in the moment in which a call is given its connection. */
function breakWhenLent(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy: () => void } } }).connection;
  stream.destroy();
}

it('gives every connection back, however the database goes away, so that calls are well again without a restart', async () => {
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

it('takes back what a failed transaction did, and lends the same connection again', async () => {
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
