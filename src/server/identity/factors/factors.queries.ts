import { and, asc, count, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { FACTOR_LOCK_MAX_MS, FACTOR_LOCK_MS, WRONG_FACTORS_MAX } from '#domain/limits.ts';
import type { Database, Tx } from '../../db/openDatabase.ts';
import { passkeys, recoveryCodes, secondFactors } from '../../db/schema/identity.ts';
import { accounts } from '../../db/schema/schema.ts';

export interface StoredPasskey {
  id: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The sealed secret of an account's app, and the step of its last accepted code. */
export interface StoredApp {
  sealedSecret: Buffer;
  lastStep: number;
}

/** Returns the confirmed app of an account; null when it has none. */
export async function findApp(db: Database | Tx, accountId: string): Promise<StoredApp | null> {
  const [row] = await db
    .select({ sealedSecret: secondFactors.sealedSecret, lastStep: secondFactors.lastStep })
    .from(secondFactors)
    .where(and(eq(secondFactors.accountId, accountId), isNotNull(secondFactors.confirmedAt)));
  return row?.sealedSecret ? { sealedSecret: row.sealedSecret, lastStep: row.lastStep } : null;
}

/** Returns the passkeys of an account, oldest first. */
export function listPasskeys(db: Database | Tx, accountId: string): Promise<StoredPasskey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** Returns whether the account has an app or a passkey. */
export async function hasSecondFactor(db: Database | Tx, accountId: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select
    exists (select from ${secondFactors} where account_id = ${accountId} and confirmed_at is not null)
    or exists (select from ${passkeys} where account_id = ${accountId}) as found`);
  return rows[0]?.found === true;
}

/** Returns the ids of all accounts with an app or a passkey. */
export async function listProtected(db: Database): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select account_id as id from ${secondFactors} where confirmed_at is not null
    union select account_id from ${passkeys}`);
  return new Set(rows.map(({ id }) => id));
}

/** Returns the hash of an account's password; null when there is no such account. */
export async function findPasswordHash(db: Database, accountId: string): Promise<string | null> {
  const [row] = await db.select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, accountId));
  return row?.hash ?? null;
}

/** Locks the account until the transaction ends, so that two changes of its factors follow each other; false when it is gone. */
export async function lockAccount(tx: Tx, accountId: string): Promise<boolean> {
  const rows = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  return rows.length > 0;
}

/** Stores the confirmed secret of an app, in the place of another. */
export async function writeApp(
  tx: Tx,
  app: { accountId: string; sealedSecret: Buffer; confirmedAt: Date; lastStep: number },
): Promise<void> {
  const { accountId: _, ...set } = app;
  await tx.insert(secondFactors).values(app).onConflictDoUpdate({ target: secondFactors.accountId, set });
}

/** Accepts the code of a step once; false when it or a later one was accepted before. */
export async function acceptStep(db: Database | Tx, accountId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.accountId, accountId), lt(secondFactors.lastStep, step)))
    .returning({ accountId: secondFactors.accountId });
  return rows.length > 0;
}

/**
 * Counts a try before it is checked, so that parallel tries are all counted. Every fifth locks the second step, twice as
 * long each time. Returns until when it is locked, so that the try does not count; null when it may be checked.
 */
export async function countTry(db: Database, accountId: string, now: Date): Promise<Date | null> {
  const { failures, lockedUntil } = secondFactors;
  const at = now.toISOString();
  const next = sql`(${failures} + 1)`;
  const ms = sql`least(${FACTOR_LOCK_MAX_MS}, ${FACTOR_LOCK_MS} * power(2, least(${next} / ${WRONG_FACTORS_MAX} - 1, 20)))`;
  const counted = await db
    .insert(secondFactors)
    .values({ accountId, failures: 1 })
    .onConflictDoUpdate({
      target: secondFactors.accountId,
      set: {
        failures: next,
        lockedUntil: sql`case when ${next} % ${WRONG_FACTORS_MAX} = 0
          then ${at}::timestamptz + make_interval(secs => (${ms})::double precision / 1000) end`,
      },
      setWhere: sql`${lockedUntil} is null or ${lockedUntil} <= ${at}::timestamptz`,
    })
    .returning({ accountId: secondFactors.accountId });
  if (counted.length > 0) return null;
  const [row] = await db.select({ lockedUntil }).from(secondFactors).where(eq(secondFactors.accountId, accountId));
  return row?.lockedUntil ?? now;
}

/** Forgets wrong tries, and with them a lock: after a right one, and with a new password. */
export async function clearTries(db: Database | Tx, accountId: string): Promise<void> {
  await db.update(secondFactors).set({ failures: 0, lockedUntil: null }).where(eq(secondFactors.accountId, accountId));
}

/** Stores a passkey; false when its credential is known already. */
export async function insertPasskey(
  tx: Tx,
  key: Omit<StoredPasskey, 'id' | 'lastUsedAt'> & { accountId: string },
): Promise<boolean> {
  const rows = await tx.insert(passkeys).values(key).onConflictDoNothing().returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Stores the authenticator's counter after a use. */
export async function touchPasskey(
  db: Database,
  id: string,
  { counter, at }: { counter: number; at: Date },
): Promise<void> {
  await db.update(passkeys).set({ counter, lastUsedAt: at }).where(eq(passkeys.id, id));
}

/** Removes a passkey of an account; false when it has no such passkey. */
export async function deletePasskey(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}

/** Removes app, passkeys and recovery codes of an account. */
export async function deleteFactors(tx: Tx, accountId: string): Promise<void> {
  for (const table of [secondFactors, passkeys, recoveryCodes])
    await tx.delete(table).where(eq(table.accountId, accountId));
}

/** Replaces the recovery codes of an account. */
export async function writeRecoveryCodes(tx: Tx, accountId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ hash, accountId })));
}

export async function countRecoveryCodes(db: Database | Tx, accountId: string): Promise<number> {
  const [row] = await db.select({ found: count() }).from(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  return row?.found ?? 0;
}

/** Uses a recovery code, once; false when the account has no such code. */
export async function takeRecoveryCode(db: Database | Tx, accountId: string, hash: Buffer): Promise<boolean> {
  const gone = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.hash, hash), eq(recoveryCodes.accountId, accountId)))
    .returning({ hash: recoveryCodes.hash });
  return gone.length > 0;
}
