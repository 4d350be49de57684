import { type Actor, isAdminOrOwner, ownerScope } from '#domain/ownership.ts';

/** Returns whether the actor may edit, move, delete or erase a team of this teacher. */
export function canManageTeam(actor: Actor, team: { teacherId: string }): boolean {
  return isAdminOrOwner(actor, team.teacherId);
}

/** Returns whether the actor may create a team in a class of this teacher, or move one into it. */
export function canAddTeamTo(actor: Actor, schoolClass: { teacherId: string }): boolean {
  return isAdminOrOwner(actor, schoolClass.teacherId);
}

/** Limits the teams that the actor lists. */
export const teamScope = ownerScope;
