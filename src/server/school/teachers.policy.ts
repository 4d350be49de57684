import { type Actor, isAdminOrOwner, ownerScope, type SignedIn } from '#domain/ownership.ts';
import { isAdmin } from '#domain/permissions.ts';

/** Returns whether the actor may read this teacher, her school and her teams; checked before she is known to exist. */
export function canReadTeacher(actor: Actor, teacherId: string): boolean {
  return isAdminOrOwner(actor, teacherId);
}

/** Returns whether the actor may delete this teacher: only administrators, and never their own account. */
export function canDeleteTeacher(actor: Actor, teacherId: string): boolean {
  return actor !== null && isAdmin(actor.role) && actor.accountId !== teacherId;
}

/** Returns whether the actor has no classes and must name the teacher for whom classes and teams are made. */
export function mustNameTeacher({ role }: SignedIn): boolean {
  return isAdmin(role);
}

/** Limits the teachers that the actor lists. */
export const teacherScope = ownerScope;
