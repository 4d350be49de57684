import { usernameKey } from '#domain/identity/credentials.ts';
import { STAFF_SESSION_MS, TEAM_SESSION_MS } from '#domain/limits.ts';
import { isStaff, isTeam } from '#domain/permissions.ts';
import type { Role } from '#domain/vocabulary.ts';
import type { Services } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { audit } from '../records/history/audit.queries.ts';
import { type Account, findAccountByName } from './accounts.queries.ts';
import { addressKey } from './addressKey.ts';
import { findIdentityById, touchIdentity } from './issuers/identities.queries.ts';
import { openSession } from './sessions.queries.ts';
import { clearFailures, countFailure, findLock } from './signInFailures.queries.ts';

/** An account whose password was checked, with the hash that it matched. */
type Checked = Account & { passwordHash: string };

/** Returns when a session used at `nowMs` ends: 12 h later for teams, 8 h for staff (ruling 10). */
export function sessionEnd(role: Role, nowMs: number): Date {
  return new Date(nowMs + (isTeam(role) ? TEAM_SESSION_MS : STAFF_SESSION_MS));
}

/** Returns a token that expires with its session. */
export function tokenFor({ tokens }: Services, session: { accountId: string; sid: string; role: Role; end: Date }) {
  const { accountId, sid, role, end } = session;
  return tokens.sign({ sub: accountId, sid, role, exp: Math.floor(end.getTime() / 1_000) });
}

/**
 * Returns the account that this name and password open. Refuses with wrongPassword, also for an unknown name; with
 * lockedOut after too many wrong passwords for one account, by username or email, or from one address (ruling 11); and
 * with busy when too many sign in at once. `hasGone` tells whether the caller has disconnected.
 */
export async function checkPassword(
  services: Services,
  { name, password, address, hasGone }: { name: string; password: string; address: string; hasGone?: () => boolean },
): Promise<Checked> {
  const { db, passwords, addressFailures } = services;
  refuseAddress(addressFailures.waitS(address));
  const key = addressKey(address);
  passwords.requireRoom(key);
  const account = await findAccountByName(db, name.trim().normalize('NFC'));
  const counted = usernameKey(account?.username ?? name);
  await refuseIfLocked(services, counted);
  const right = await passwords.verify(account?.passwordHash ?? null, password, { key, hasGone });
  if (account === null || !right) {
    addressFailures.count(address);
    const isCounted = await countFailure(db, counted, new Date(services.now()));
    if (!isCounted) await refuseIfLocked(services, counted);
    throw new Refusal('wrongPassword');
  }
  // Guesses in parallel may have locked the account while this one was being checked.
  await refuseIfLocked(services, counted);
  await clearFailures(db, counted);
  return account;
}

/**
 * Opens a session with the password that was checked and returns its token. Refuses with wrongPassword when the password
 * was changed meanwhile. Where a launch took the password's place the session ends with the platform, and is refused with
 * factorExpired when the link with it is gone. Sign-ins of staff are audited.
 */
export async function startSession(
  services: Services,
  account: Checked & { identityId?: string | null },
): Promise<string> {
  const now = new Date(services.now());
  const end = sessionEnd(account.role, services.now());
  const { id: accountId, passwordHash, identityId = null } = account;
  const sid = await openSession(services.db, { accountId, identityId, createdAt: now, expiresAt: end }, passwordHash);
  if (sid === null) throw new Refusal(identityId === null ? 'wrongPassword' : 'factorExpired');
  if (isStaff(account.role)) {
    const by = { caller: { accountId: account.id }, at: now };
    const identity = identityId === null ? null : await findIdentityById(services.db, identityId);
    if (identity !== null) await touchIdentity(services.db, identity.id, now);
    const details = identity?.platform ? { issuer: identity.platform } : {};
    await audit(services.db, by, 'login', { id: account.id, name: account.username }, details);
  }
  return tokenFor(services, { accountId: account.id, sid, role: account.role, end });
}

function refuseAddress(waitS: number | null): void {
  if (waitS === null) return;
  const message = 'Demasiadas palavras-passe erradas a partir desta rede. Tentem de novo dentro de alguns minutos.';
  throw new Refusal('lockedOut', { message, retryAfter: waitS });
}

async function refuseIfLocked({ db, now }: Services, name: string): Promise<void> {
  const until = await findLock(db, name, new Date(now()));
  if (until !== null) throw new Refusal('lockedOut', { retryAfter: Math.ceil((until.getTime() - now()) / 1_000) });
}
