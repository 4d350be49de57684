import { randomUUID } from 'node:crypto';
import { usernameRefusal } from '#domain/validation.ts';
import type { Role } from '#domain/vocabulary.ts';
import { badInput } from './badInput.ts';
import { isNameTaken, type NewAccount } from './db/accounts.ts';
import type { Services } from './handler.ts';
import { takenRefusal } from './takenRefusal.ts';

/**
 * An account that somebody creates for somebody else, ready to be written: hashed password and sealed copy (ruling 9).
 * Refuses a username that could never sign in, and one or an email in use (ruling 3); a race breaks a unique constraint.
 */
export async function prepareAccount(
  { db, passwords, sealer }: Services,
  wanted: { username: string; email?: string; password: string; role: Role },
): Promise<NewAccount> {
  const username = wanted.username.normalize('NFC');
  const wrong = usernameRefusal(username);
  if (wrong !== null) throw badInput({ username: wrong });
  if (await isNameTaken(db, username)) throw takenRefusal('usernameTaken', 'username');
  if (wanted.email !== undefined && (await isNameTaken(db, wanted.email))) throw takenRefusal('emailTaken', 'email');
  const id = randomUUID();
  return {
    id,
    username,
    email: wanted.email ?? null,
    role: wanted.role,
    passwordHash: await passwords.hash(wanted.password),
    sealedPassword: sealer.seal(wanted.password, id),
  };
}
