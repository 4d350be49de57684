import { type Actor, isAdminOrOwner, ownerScope } from '#domain/ownership.ts';

/** Returns whether the actor may see and steer the lessons of a class of this teacher (ruling 33). */
export function canTeachClass(actor: Actor, schoolClass: { teacherId: string }): boolean {
  return isAdminOrOwner(actor, schoolClass.teacherId);
}

/** Limits the lessons that the actor lists. */
export const lessonScope = ownerScope;
