import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { SIGN_IN_LOCK_MS, WRONG_PASSWORDS_MAX, WRONG_PASSWORDS_WINDOW_MS } from '#domain/limits.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { prepared } from '../db/prepared.ts';
import { signInFailures } from '../db/schema/identity.ts';

/** How many old rows one statement removes, and how many statements one tidy runs. */
const TIDY_BATCH = 1_000;
const TIDY_BATCHES = 200;

const lockOf = prepared((db) =>
  db
    .select({ until: signInFailures.lockedUntil })
    .from(signInFailures)
    .where(
      and(
        eq(signInFailures.name, sql.placeholder('name')),
        gt(signInFailures.lockedUntil, sql.placeholder('now')),
        // A lock that lasts longer than any new one was written before the clock was set back.
        lte(signInFailures.lockedUntil, sql.placeholder('latest')),
      ),
    )
    .prepare('sign_in_lock'),
);

/** Returns a time later than any that parallel guesses write now; a later one was written before the clock was set back. */
function farAhead(now: Date): Date {
  return new Date(now.getTime() + 2 * SIGN_IN_LOCK_MS);
}

/** Returns until when this name is locked; null when it is not. */
export async function findLock(db: Database, name: string, now: Date): Promise<Date | null> {
  const [row] = await lockOf(db).execute({ name, now, latest: farAhead(now) });
  return row?.until ?? null;
}

/**
 * Counts one wrong password in one statement, safe against parallel guesses (ruling 11): the tenth within the window locks
 * the name. Returns false when the name was locked already: the answer must then not tell whether the guess was wrong.
 */
export async function countFailure(db: Database, name: string, now: Date): Promise<boolean> {
  const windowFloor = new Date(now.getTime() - WRONG_PASSWORDS_WINDOW_MS).toISOString();
  const lockUntil = new Date(now.getTime() + SIGN_IN_LOCK_MS).toISOString();
  const at = now.toISOString();
  const ahead = farAhead(now).toISOString();
  const { failures, windowStart, lockedUntil } = signInFailures;
  const begins = sql`(${windowStart} <= ${windowFloor} or ${windowStart} > ${ahead} or ${lockedUntil} is not null)`;
  const counted = sql`case when ${begins} then 1 else ${failures} + 1 end`;
  const rows = await db
    .insert(signInFailures)
    .values({ name, failures: 1, windowStart: now })
    .onConflictDoUpdate({
      target: signInFailures.name,
      set: {
        failures: counted,
        windowStart: sql`case when ${begins} then ${at} else ${windowStart} end`,
        lockedUntil: sql`case when ${counted} >= ${WRONG_PASSWORDS_MAX} then ${lockUntil}::timestamptz end`,
      },
      setWhere: sql`${lockedUntil} is null or ${lockedUntil} <= ${at} or ${lockedUntil} > ${ahead}`,
    })
    .returning({ failures });
  return rows.length > 0;
}

/** Deletes the wrong-password count of a name. */
export async function clearFailures(db: Database | Tx, name: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.name, name));
}

/** Deletes counts whose window began before `before`, at most 200 000; returns how many. */
export async function removeOldFailures(db: Database | Tx, before: Date): Promise<number> {
  let removed = 0;
  for (let batch = 0; batch < TIDY_BATCHES; batch += 1) {
    const gone = await removeBatch(db, before);
    removed += gone;
    if (gone < TIDY_BATCH) break;
  }
  return removed;
}

async function removeBatch(db: Database | Tx, before: Date): Promise<number> {
  const old = db
    .select({ name: signInFailures.name })
    .from(signInFailures)
    .where(lt(signInFailures.windowStart, before))
    .limit(TIDY_BATCH);
  const removed = await db
    .delete(signInFailures)
    .where(sql`${signInFailures.name} in ${old}`)
    .returning({ name: signInFailures.name });
  return removed.length;
}
