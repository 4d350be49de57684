import { TEACHER_PASSWORD_SHORT } from '#contract/forms.ts';
import type { passwords } from '#contract/identity/passwords.ts';
import { usernameKey } from '#domain/identity/credentials.ts';
import { TEACHER_PASSWORD_MIN_CHARS } from '#domain/limits.ts';
import { isTeam } from '#domain/permissions.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { badInput } from '../http/badInput.ts';
import type { Handlers, Services } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import { type AuditSubject, audit } from '../records/history/audit.queries.ts';
import { findSealed, type SealedAccount, writePassword } from './accounts.queries.ts';
import { requireUncommon } from './createAccount.ts';
import { canSetPassword } from './credentials.policy.ts';
import { requireCurrent, wrongCurrent } from './factors/currentPassword.ts';
import { clearTries } from './factors/factors.queries.ts';
import { listIdentities } from './issuers/identities.queries.ts';
import { removeLinksOf } from './issuers/removeLinks.ts';
import { revokeSessionsOf } from './sessions.queries.ts';
import { clearFailures } from './signInFailures.queries.ts';

/**
 * Sets passwords (rulings 9 and 11): stores a hash, and a sealed copy of a password that somebody sets for somebody else,
 * and revokes the old sessions. A teacher uses such a password until she signs in and chooses her own, which nobody can
 * open (decision 0044).
 */
export const passwordsHandlers: Handlers<typeof passwords> = {
  /**
   * Clears the counts of wrong passwords and wrong second steps, so that a locked-out account can sign in with the new password at once. Removes the
   * account's links with accounts of a school: a reset after a theft must shut out whoever had linked her own (decision 0090).
   */
  setPassword: async ({ caller, params: { accountId }, body, services }) => {
    const account = await findSealed(services.db, accountId);
    if (account === null) throw new Refusal('notFound');
    requireAllowed(canSetPassword(caller, account));
    requireLength(account, body.password);
    const isTeacher = account.role === ROLE.teacher;
    if (isTeacher) requireUncommon(body.password, ownWords(account));
    const next = { ...(await sealed(services, body.password, accountId)), mustChangePassword: isTeacher };
    await services.db.transaction(async (tx) => {
      if (!(await writePassword(tx, accountId, next))) throw new Refusal('notFound');
      const at = new Date(services.now());
      await revokeSessionsOf(tx, accountId, at);
      await removeLinksOf(tx, services, { caller, at, accountId });
      await clearFailures(tx, usernameKey(account.username));
      await clearTries(tx, accountId);
      await audit(tx, { caller, at }, 'setPassword', subjectOf(accountId, account));
    });
    return { username: account.username };
  },

  /** Requires the current password, so that an unattended tablet does not give the account away. Keeps no sealed copy. */
  changeOwnPassword: async ({ caller, body, services, address }) => {
    const { accountId } = caller;
    const { passwordHash: before } = await requireCurrent(services, caller, body.current, address);
    const account = await findSealed(services.db, accountId);
    if (account === null) throw new Refusal('signedOut');
    requireUncommon(body.password, ownWords(account));
    if (body.password === body.current) throw badInput({ password: SAME_PASSWORD });
    const passwordHash = await services.passwords.hash(body.password);
    const next = { passwordHash, sealedPassword: null, mustChangePassword: false };
    const linked = await services.db.transaction(async (tx) => {
      // Somebody else set a password meanwhile, so the checked one is no longer current.
      if (!(await writePassword(tx, accountId, next, before))) throw wrongCurrent();
      const at = new Date(services.now());
      await revokeSessionsOf(tx, accountId, at, caller.sessionId);
      // Whoever knew the former password may have locked the second step.
      await clearTries(tx, accountId);
      await audit(tx, { caller, at }, 'changeOwnPassword', subjectOf(accountId, account));
      return (await listIdentities(tx, accountId)).length > 0;
    });
    return { message: 'A palavra-passe foi alterada.', linked };
  },
};

const SAME_PASSWORD = 'Escolha uma palavra-passe diferente da atual.';

/** Words that may not be the password of this account. */
function ownWords({ username, email, name, schoolName }: SealedAccount): string[] {
  return [username, email, name, schoolName].filter((word) => word !== null);
}

function requireLength({ role }: SealedAccount, password: string): void {
  if (isTeam(role) || password.length >= TEACHER_PASSWORD_MIN_CHARS) return;
  throw badInput({ password: TEACHER_PASSWORD_SHORT });
}

async function sealed({ passwords, sealer }: Services, password: string, accountId: string) {
  return { passwordHash: await passwords.hash(password), sealedPassword: sealer.seal(password, accountId) };
}

/** Audit entries of a team belong to its teacher, those of a teacher to herself. */
function subjectOf(id: string, { role, teacherId, name }: SealedAccount): AuditSubject {
  return { id, name, ownerId: role === ROLE.teacher ? id : teacherId };
}
