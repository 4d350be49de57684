import { randomUUID } from 'node:crypto';
import { COMMON_PASSWORD, isCommonPassword } from '#domain/identity/passwords/commonPasswords.ts';
import { validateUsername } from '#domain/validation.ts';
import { ROLE, type Role } from '#domain/vocabulary.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { badInput } from '../http/badInput.ts';
import type { Services } from '../http/handler.ts';
import { takenRefusal } from '../http/takenRefusal.ts';
import { isNameTaken, type NewAccount } from './accounts.queries.ts';

/**
 * Refuses a username that could never sign in, and a username or email that another account than `exceptId` uses
 * (ruling 3). Two calls at once violate a unique constraint instead.
 */
export async function requireFreeNames(
  db: Database | Tx,
  { username, email }: { username: string; email?: string | null | undefined },
  exceptId?: string,
): Promise<void> {
  const wrong = validateUsername(username);
  if (wrong !== null) throw badInput({ username: wrong });
  if (await isNameTaken(db, username, exceptId)) throw takenRefusal('usernameTaken', 'username');
  if (email && (await isNameTaken(db, email, exceptId))) throw takenRefusal('emailTaken', 'email');
}

/** Refuses a common password of staff; `own` are words of the account itself, such as its username. */
export function requireUncommon(password: string, own: readonly string[]): void {
  if (isCommonPassword(password, own)) throw badInput({ password: COMMON_PASSWORD });
}

/**
 * Prepares an account that somebody creates for somebody else: hashes the password and seals a copy (ruling 9). A teacher
 * has to choose an own password at the first sign-in. Refuses as requireFreeNames does.
 */
export async function prepareAccount(
  { db, passwords, sealer }: Services,
  wanted: { username: string; email?: string; password: string; role: Role },
): Promise<NewAccount> {
  const username = wanted.username.normalize('NFC');
  await requireFreeNames(db, { ...wanted, username });
  const id = randomUUID();
  return {
    id,
    username,
    email: wanted.email ?? null,
    role: wanted.role,
    passwordHash: await passwords.hash(wanted.password),
    sealedPassword: sealer.seal(wanted.password, id),
    mustChangePassword: wanted.role === ROLE.teacher,
  };
}
