import { type Actor, isAdminOrOwner, ownerScope } from '#domain/ownership.ts';

/** Returns whether the actor may import classes and teams for this teacher; a teacher names only herself. */
export function canImportFor(actor: Actor, teacherId: string): boolean {
  return isAdminOrOwner(actor, teacherId);
}

/** Returns whether the actor may undo an import that was made for this teacher. */
export function canUndoImport(actor: Actor, made: { ownerId: string }): boolean {
  return isAdminOrOwner(actor, made.ownerId);
}

/** Limits the imports that the actor lists. */
export const importScope = ownerScope;
