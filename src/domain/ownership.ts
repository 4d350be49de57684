import { isAdmin } from './permissions.ts';
import type { Role } from './vocabulary.ts';

/** The account that asks, as its session says; null: nobody is signed in. */
export type Actor = { accountId: string; role: Role } | null;
export type SignedIn = NonNullable<Actor>;

/** Returns whether the actor is an administrator or the account `ownerId`; null: only administrators own it (spec, section 6). */
export function isAdminOrOwner(actor: Actor, ownerId: string | null): boolean {
  return actor !== null && (isAdmin(actor.role) || actor.accountId === ownerId);
}

/** Returns the teacher whose rows a list is narrowed to; undefined for an administrator, who sees all (spec, section 6). */
export function ownerScope({ accountId, role }: SignedIn): { teacherId: string | undefined } {
  return { teacherId: isAdmin(role) ? undefined : accountId };
}
