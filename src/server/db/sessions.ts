import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { ROLES, type Role } from '#domain/vocabulary.ts';
import type { Database, Tx } from './open.ts';
import { prepared } from './prepared.ts';
import { accounts, sessions } from './schema.ts';

/** How many expired rows one tidy removes, so that it never holds the table for long. */
const TIDY_BATCH = 1_000;

const liveSession = prepared((db) =>
  db
    .select({ accountId: accounts.id, role: accounts.role, username: accounts.username })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.accountId, sql.placeholder('accountId')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('live_session'),
);

/** The account of a session that is neither revoked nor expired, with its role as it is now; else null. */
export async function findLiveSession(
  db: Database,
  session: { sessionId: string; accountId: string; now: Date },
): Promise<{ accountId: string; role: Role; username: string } | null> {
  const [row] = await liveSession(db).execute(session);
  const role = ROLES.find((known) => known === row?.role);
  return row && role !== undefined ? { ...row, role } : null;
}

/** Opens a session and answers its id. */
export async function openSession(
  db: Database | Tx,
  session: { accountId: string; createdAt: Date; expiresAt: Date },
): Promise<string> {
  const [row] = await db.insert(sessions).values(session).returning({ id: sessions.id });
  if (!row) throw new Error('The session was not written.');
  return row.id;
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

/** Removes sessions that ended before `before`, a bounded number at a time; answers how many. */
export async function removeEndedSessions(db: Database | Tx, before: Date): Promise<number> {
  const old = db.select({ id: sessions.id }).from(sessions).where(lt(sessions.expiresAt, before)).limit(TIDY_BATCH);
  const removed = await db.delete(sessions).where(sql`${sessions.id} in ${old}`).returning({ id: sessions.id });
  return removed.length;
}
