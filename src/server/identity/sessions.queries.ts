import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { ROLES, type Role } from '#domain/vocabulary.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { prepared } from '../db/prepared.ts';
import { sessions } from '../db/schema/identity.ts';
import { accounts } from '../db/schema/schema.ts';
import { fallbackAfter } from '../fallbackAfter.ts';

/** How many expired rows one statement removes, so that it never holds the table for long. */
const TIDY_BATCH = 1_000;

/** Of a prepared query: `sessionId` of `accountId` is neither revoked nor expired `now`. */
export const IS_LIVE = and(
  eq(sessions.id, sql.placeholder('sessionId')),
  eq(sessions.accountId, sql.placeholder('accountId')),
  isNull(sessions.revokedAt),
  gt(sessions.expiresAt, sql.placeholder('now')),
);

const liveSession = prepared((db) =>
  db
    .select({
      accountId: accounts.id,
      role: accounts.role,
      username: accounts.username,
      mustChangePassword: accounts.mustChangePassword,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(IS_LIVE)
    .prepare('live_session'),
);

/** The account of a session that is neither revoked nor expired, with its role as it is now; else null. */
export async function findLiveSession(
  db: Database,
  session: { sessionId: string; accountId: string; now: Date },
): Promise<{ accountId: string; role: Role; username: string; mustChangePassword: boolean } | null> {
  const [row] = await liveSession(db).execute(session);
  const role = ROLES.find((known) => known === row?.role);
  return row && role !== undefined ? { ...row, role } : null;
}

/**
 * Opens a session and answers its id, as long as the account still has this hash: waits for whoever is giving it another
 * password, so that no session begun with the old one outlives it. Null when it has another by now.
 */
export async function openSession(
  db: Database | Tx,
  { accountId, createdAt, expiresAt }: { accountId: string; createdAt: Date; expiresAt: Date },
  passwordHash: string,
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${sessions} (account_id, created_at, expires_at)
    (select id, ${createdAt.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
      from ${accounts} where id = ${accountId} and password_hash = ${passwordHash} for share)
    returning id`);
  return rows[0]?.id ?? null;
}

/** Moves the end of a live session; false when it was revoked meanwhile. */
export async function extendSession(db: Database | Tx, sessionId: string, expiresAt: Date): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ expiresAt })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends a session for good; ending it twice changes nothing. */
export async function revokeSession(db: Database | Tx, sessionId: string, revokedAt: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Ends every session of an account, but for `except`. */
export async function revokeSessionsOf(tx: Tx, accountId: string, revokedAt: Date, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  await tx
    .update(sessions)
    .set({ revokedAt })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), others));
}

/**
 * Removes all sessions that ended before `before`, in batches; answers how many. Throws between two batches when
 * `signal` is aborted.
 */
export async function removeEndedSessions(db: Database, before: Date, signal?: AbortSignal): Promise<number> {
  let removed = 0;
  for (;;) {
    const batch = await removeBatch(db, before);
    removed += batch;
    if (batch < TIDY_BATCH) return removed;
    signal?.throwIfAborted();
  }
}

async function removeBatch(db: Database, before: Date): Promise<number> {
  const old = db.select({ id: sessions.id }).from(sessions).where(lt(sessions.expiresAt, before)).limit(TIDY_BATCH);
  const removed = await db.delete(sessions).where(sql`${sessions.id} in ${old}`).returning({ id: sessions.id });
  return removed.length;
}

/** How many sessions live; null when the database does not say so within `ms`. */
export async function countLiveSessions(db: Database, now: Date, ms: number): Promise<number | null> {
  const count = db.$count(sessions, and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now))).then(
    (found) => found,
    () => null,
  );
  return fallbackAfter(count, ms, null);
}
