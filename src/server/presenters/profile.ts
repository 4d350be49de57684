import type { Profile } from '#contract/session.ts';
import { ROLE_NAMES } from '#domain/vocabulary.ts';
import type { Account } from '../db/accounts.ts';

/** Who is signed in (spec, section 3). */
export function presentProfile({ id, username, email, role, mustChangePassword }: Account): Profile {
  const profile = { _id: id, username, email, permission: { id: role, name: ROLE_NAMES[role] } };
  return mustChangePassword ? { ...profile, mustChangePassword } : profile;
}
