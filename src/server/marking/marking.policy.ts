import { type Actor, isAdminOrOwner, ownerScope } from '#domain/ownership.ts';

/** Returns whether the actor may mark a team of this teacher, write it notes, or give missions back (ruling 2). */
export function canMark(actor: Actor, team: { teacherId: string }): boolean {
  return isAdminOrOwner(actor, team.teacherId);
}

/** Returns whether the actor may read, print or export the work of a team or class of this teacher. */
export function canReadWork(actor: Actor, owned: { teacherId: string }): boolean {
  return isAdminOrOwner(actor, owned.teacherId);
}

/** Limits the teams that the actor exports. */
export const exportScope = ownerScope;
