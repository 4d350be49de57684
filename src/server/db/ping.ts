import { sql } from 'drizzle-orm';
import { fallbackAfter } from '../fallbackAfter.ts';
import type { Database } from './openDatabase.ts';

/** Returns whether the database answers within `ms`; never throws. */
export async function answersWithin(db: Database, ms: number): Promise<boolean> {
  const answers = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return fallbackAfter(answers, ms, false);
}

/** Returns the number of open and idle connections of the pool, and of calls that wait for one. */
export function poolUsage({ $client: pool }: Database): { open: number; idle: number; waiting: number } {
  return { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}
