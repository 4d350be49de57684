import { and, eq, gt, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import {
  SIGN_IN_LOCK_MS,
  WRONG_CODE_FORGIVEN_MS,
  WRONG_CODES_MAX,
  WRONG_PASSWORDS_MAX,
  WRONG_PASSWORDS_WINDOW_MS,
} from '#domain/limits.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { prepared } from '../db/prepared.ts';
import { signInFailures } from '../db/schema/identity.ts';

/** The name under which the wrong team codes of all addresses are counted: usernames are trimmed, so nobody has it. */
export const WRONG_CODES = ' team codes';

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

/** Returns the condition that wrong codes have locked all codes, for a statement that must not open a session then. */
export function codesAreLocked(now: Date): SQL {
  const { name, lockedUntil } = signInFailures;
  const [at, latest] = [now.toISOString(), farAhead(now).toISOString()];
  return sql`exists (select from ${signInFailures}
    where ${name} = ${WRONG_CODES} and ${lockedUntil} > ${at} and ${lockedUntil} <= ${latest})`;
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

/**
 * Counts one wrong team code of any address in one statement. One is forgiven every minute; when there is no room for
 * another, codes are locked until the next is forgiven (decision 0060). Returns false when they were locked already: the
 * answer must then not tell whether the code was wrong.
 */
export async function countWrongCode(db: Database, now: Date): Promise<boolean> {
  const { failures, lockedUntil } = signInFailures;
  const allForgiven = new Date(now.getTime() - (WRONG_CODES_MAX - 1) * WRONG_CODE_FORGIVEN_MS).toISOString();
  const ahead = farAhead(now).toISOString();
  const before = sql`case when ${lockedUntil} > ${ahead} then ${allForgiven}::timestamptz
    else greatest(${lockedUntil}, ${allForgiven}::timestamptz) end`;
  const next = (from: SQL) => sql`${from} + make_interval(secs => ${WRONG_CODE_FORGIVEN_MS / 1_000})`;
  const rows = await db
    .insert(signInFailures)
    .values({ name: WRONG_CODES, failures: 1, windowStart: now, lockedUntil: next(sql`${allForgiven}::timestamptz`) })
    .onConflictDoUpdate({
      target: signInFailures.name,
      set: { failures: sql`${failures} + 1`, windowStart: now, lockedUntil: next(before) },
      setWhere: sql`${lockedUntil} <= ${now.toISOString()} or ${lockedUntil} > ${ahead}`,
    })
    .returning({ failures });
  return rows.length > 0;
}

/** Deletes the wrong-password count of a name. */
export async function clearFailures(db: Database | Tx, name: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.name, name));
}

/** Deletes counts of names whose window began before `before`, at most 200 000; returns how many. */
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
    .where(and(lt(signInFailures.windowStart, before), ne(signInFailures.name, WRONG_CODES)))
    .limit(TIDY_BATCH);
  const removed = await db
    .delete(signInFailures)
    .where(sql`${signInFailures.name} in ${old}`)
    .returning({ name: signInFailures.name });
  return removed.length;
}
