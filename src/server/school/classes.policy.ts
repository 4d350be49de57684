import { type Actor, isAdminOrOwner, ownerScope } from '#domain/ownership.ts';

/** Returns whether the actor may edit, keep, delete or erase a class of this teacher, or open its ranking. */
export function canManageClass(actor: Actor, schoolClass: { teacherId: string }): boolean {
  return isAdminOrOwner(actor, schoolClass.teacherId);
}

/** Returns whether the actor may create a class for this teacher, or hand one over; a teacher names only herself. */
export function canGiveClassTo(actor: Actor, teacherId: string): boolean {
  return isAdminOrOwner(actor, teacherId);
}

/** Limits the classes that the actor lists. */
export const classScope = ownerScope;
