import { type Actor, isAdminOrOwner, ownerScope } from '#domain/ownership.ts';

/** Returns whether the actor may change an activity that is bound to a class of this teacher, and use its services. */
export function canManageLink(actor: Actor, link: { teacherId: string }): boolean {
  return isAdminOrOwner(actor, link.teacherId);
}

/** Limits the activities that the actor lists. */
export const linkScope = ownerScope;
