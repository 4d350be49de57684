import { type Actor, isAdminOrOwner, ownerScope } from '#domain/ownership.ts';

/** Returns whether the actor may see and steer the council session of these classes: all of them have to be the actor's own. */
export function canSteerCouncil(actor: Actor, classes: readonly { teacherId: string }[]): boolean {
  return (
    isAdminOrOwner(actor, null) || (classes.length > 0 && classes.every((one) => isAdminOrOwner(actor, one.teacherId)))
  );
}

/** Limits the classes that the actor may include in a session. */
export const councilScope = ownerScope;
