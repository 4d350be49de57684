import type { Profile } from '#contract/identity/session.ts';
import { ROLE_NAMES } from '#domain/vocabulary.ts';
import type { Account } from './accounts.queries.ts';

/** Returns the profile of the signed-in account (spec, section 3). */
export function presentProfile({ id, username, name, email, role, mustChangePassword }: Account): Profile {
  const permission = { id: role, name: ROLE_NAMES[role] };
  const named = { _id: id, username, ...(name !== null && { name }), email, permission };
  return mustChangePassword ? { ...named, mustChangePassword } : named;
}
