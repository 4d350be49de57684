import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { ROLES, type Role } from '#domain/vocabulary.ts';
import { batched } from '../db/Batched.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { prepared } from '../db/prepared.ts';
import { sessions, staffIdentities, teamCodes } from '../db/schema/identity.ts';
import { accounts } from '../db/schema/schema.ts';
import { fallbackAfter } from '../fallbackAfter.ts';
import { codesAreLocked } from './signInFailures.queries.ts';

/** The most rows that one statement deletes, so that it never locks the table for long. */
const TIDY_BATCH = 1_000;

const openSessions = prepared((db) =>
  db
    .select({
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      accountId: accounts.id,
      role: accounts.role,
      username: accounts.username,
      mustChangePassword: accounts.mustChangePassword,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(sql`${sessions.id} = any(${sql.placeholder('ids')}::uuid[])`, isNull(sessions.revokedAt)))
    .prepare('open_sessions'),
);

interface SessionKey {
  sessionId: string;
  accountId: string;
  now: Date;
}

interface LiveSession {
  accountId: string;
  role: Role;
  username: string;
  mustChangePassword: boolean;
}

/**
 * Returns the account of a session that is neither revoked nor expired, with its current role; else null. Every call asks for its
 * session, so those of one moment are asked for together.
 */
export const findLiveSession = batched(async (db, keys: readonly SessionKey[]): Promise<(LiveSession | null)[]> => {
  const rows = await openSessions(db).execute({ ids: [...new Set(keys.map(({ sessionId }) => sessionId))] });
  const open = new Map(rows.map((row) => [row.sessionId, row]));
  return keys.map(({ sessionId, accountId, now }) => {
    const row = open.get(sessionId);
    const role = ROLES.find((known) => known === row?.role);
    if (row === undefined || role === undefined || row.accountId !== accountId || row.expiresAt <= now) return null;
    const { username, mustChangePassword } = row;
    return { accountId, role, username, mustChangePassword };
  });
});

/** Returns whether a session was not revoked. */
export async function isSessionOpen(tx: Tx, sessionId: string): Promise<boolean> {
  const found = await tx.$count(sessions, and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
  return found > 0;
}

/**
 * Opens a session and returns its id; null when the password was changed meanwhile, or the link through which it is opened is
 * gone (`identityId`; null after a password). Waits for a change under way.
 */
export async function openSession(
  db: Database | Tx,
  {
    accountId,
    identityId,
    ...span
  }: { accountId: string; identityId: string | null; createdAt: Date; expiresAt: Date },
  passwordHash: string,
): Promise<string | null> {
  const [from, until] = [span.createdAt.toISOString(), span.expiresAt.toISOString()];
  const [issuer, through] =
    identityId === null
      ? [sql`null`, sql``]
      : [
          sql`${staffIdentities.issuer}`,
          sql`join ${staffIdentities} on ${staffIdentities.accountId} = ${accounts.id} and ${staffIdentities.id} = ${identityId}`,
        ];
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${sessions} (account_id, created_at, expires_at, issuer)
    (select ${accounts.id}, ${from}::timestamptz, ${until}::timestamptz, ${issuer} from ${accounts} ${through}
      where ${accounts.id} = ${accountId} and ${accounts.passwordHash} = ${passwordHash} for share)
    returning id`);
  return rows[0]?.id ?? null;
}

/** Opens a session through a link with an issuer and returns its id; null when the link is gone. Waits for a removal under way. */
export async function openIssuerSession(
  db: Database,
  { identity, createdAt, expiresAt }: { identity: { id: string }; createdAt: Date; expiresAt: Date },
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${sessions} (account_id, created_at, expires_at, issuer)
    (select account_id, ${createdAt.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz, issuer
      from ${staffIdentities} where id = ${identity.id} for share)
    returning id`);
  return rows[0]?.id ?? null;
}

/** Revokes a session and returns the URL of the issuer through which it was opened; null for any other session. */
export async function endSession(db: Database, sessionId: string, revokedAt: Date): Promise<string | null> {
  const [row] = await db
    .update(sessions)
    .set({ revokedAt })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ issuer: sessions.issuer });
  return row?.issuer ?? null;
}

/**
 * Opens a session of a team and returns its id; null when its code no longer has this hash, is revoked, or too many wrong
 * codes were counted meanwhile. Waits for a renewal under way, so that no session opened with the old code outlives it.
 */
export async function openSessionWithCode(
  db: Database,
  { accountId, createdAt, expiresAt }: { accountId: string; createdAt: Date; expiresAt: Date },
  codeHash: Buffer,
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${sessions} (account_id, created_at, expires_at)
    (select team_id, ${createdAt.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
      from ${teamCodes} where team_id = ${accountId} and hash = ${codeHash}::bytea and revoked_at is null
      and not ${codesAreLocked(createdAt)}
      for share)
    returning id`);
  return rows[0]?.id ?? null;
}

/**
 * Revokes the sessions of an account that were opened before its newest `most`: those of one pupil of a learning platform, or
 * without `pupilId` those that no platform opened, so that neither ends the others.
 */
export async function revokeSurplusSessions(
  db: Database | Tx,
  { accountId, at, most, pupilId }: { accountId: string; at: Date; most: number; pupilId?: string },
): Promise<void> {
  const counted = pupilId === undefined ? isNull(sessions.ltiPupilId) : eq(sessions.ltiPupilId, pupilId);
  const ofAccount = and(eq(sessions.accountId, accountId), counted);
  const live = and(ofAccount, isNull(sessions.revokedAt), gt(sessions.expiresAt, at));
  const surplus = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(live)
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(most);
  await db.update(sessions).set({ revokedAt: at }).where(inArray(sessions.id, surplus));
}

/** Sets the end of a session; false when it was revoked. */
export async function extendSession(db: Database | Tx, sessionId: string, expiresAt: Date): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ expiresAt })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Revokes every session of an account except `except`. */
export async function revokeSessionsOf(tx: Tx, accountId: string, revokedAt: Date, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  await tx
    .update(sessions)
    .set({ revokedAt })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), others));
}

/**
 * Deletes all sessions that expired before `before`, in batches; returns how many. Throws between two batches when
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

/** Returns the number of live sessions; null when the database does not answer within `ms`. */
export async function countLiveSessions(db: Database, now: Date, ms: number): Promise<number | null> {
  const count = db.$count(sessions, and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now))).then(
    (found) => found,
    () => null,
  );
  return fallbackAfter(count, ms, null);
}
