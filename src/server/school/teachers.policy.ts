import { type Actor, isAdminOrOwner, ownerScope, type SignedIn } from '#domain/ownership.ts';
import { isAdmin } from '#domain/permissions.ts';

/** Returns whether the actor may read this teacher, with her school and teams; asked before it is known whether she exists. */
export function canReadTeacher(actor: Actor, teacherId: string): boolean {
  return isAdminOrOwner(actor, teacherId);
}

/** Returns whether the actor may delete this teacher: nobody deletes the account that is signed in. */
export function canDeleteTeacher(actor: Actor, teacherId: string): boolean {
  return actor !== null && isAdmin(actor.role) && actor.accountId !== teacherId;
}

/** Returns whether the actor has no classes and must say for which teacher classes and teams are made. */
export function mustNameTeacher({ role }: SignedIn): boolean {
  return isAdmin(role);
}

/** Which teachers the actor lists. */
export const teacherScope = ownerScope;
