import { isAdmin } from './permissions.ts';
import type { Role } from './vocabulary.ts';

/** The account of the caller's session; null when nobody is signed in. */
export type Actor = { accountId: string; role: Role } | null;
export type SignedIn = NonNullable<Actor>;

/** Returns whether the actor is an administrator or the account `ownerId`; null is only administrators' (spec, section 6). */
export function isAdminOrOwner(actor: Actor, ownerId: string | null): boolean {
  return actor !== null && (isAdmin(actor.role) || actor.accountId === ownerId);
}

/** Returns the teacher whose rows a list is limited to; undefined for an administrator, who sees all (spec, section 6). */
export function ownerScope({ accountId, role }: SignedIn): { teacherId: string | undefined } {
  return { teacherId: isAdmin(role) ? undefined : accountId };
}
