import { type Actor, isAdminOrOwner, ownerScope } from '#domain/ownership.ts';
import { ROLE } from '#domain/vocabulary.ts';

/** Returns whether the actor may change an activity that is bound to a class of this teacher, and use its services. */
export function canManageLink(actor: Actor, link: { teacherId: string }): boolean {
  return isAdminOrOwner(actor, link.teacherId);
}

/**
 * Returns whether the actor may register or change a platform: one that is trusted with addresses could sign in as any teacher of
 * its domains, so only the first administrators set what it is. `before` is null for a new one.
 */
export function canRegister(
  actor: Actor,
  before: { trustsEmail: boolean } | null,
  after: { trustsEmail: boolean },
): boolean {
  if (actor?.role === ROLE.admin) return true;
  return actor?.role === ROLE.manager && !before?.trustsEmail && !after.trustsEmail;
}

/** Limits the activities that the actor lists. */
export const linkScope = ownerScope;
