import { type Actor, isAdminOrOwner, ownerScope } from '#domain/ownership.ts';

/** Returns whether the actor may restore an entry of the bin; `ownerId` null: a school, which only administrators restore. */
export function canRestore(actor: Actor, entry: { ownerId: string | null }): boolean {
  return isAdminOrOwner(actor, entry.ownerId);
}

/** Returns whether the actor may erase an entry of the bin for good. */
export function canEraseBinned(actor: Actor, entry: { ownerId: string | null }): boolean {
  return isAdminOrOwner(actor, entry.ownerId);
}

/** Limits the bin entries that the actor lists. */
export const binScope = ownerScope;
