import { type Actor, isAdminOrOwner, ownerScope } from '#domain/ownership.ts';
import { isAdmin } from '#domain/permissions.ts';

/** Returns whether the actor may mark a team of this teacher, write it notes, or give missions back (ruling 2). */
export function canMark(actor: Actor, team: { teacherId: string }): boolean {
  return isAdminOrOwner(actor, team.teacherId);
}

/** Returns whether the actor may read, print or export the work of a team or class of this teacher. */
export function canReadWork(actor: Actor, owned: { teacherId: string }): boolean {
  return isAdminOrOwner(actor, owned.teacherId);
}

/** Returns whether the actor may read, change or use a phrase for notes: only the person who keeps it, no administrator. */
export function canUsePhrase(actor: Actor, phrase: { accountId: string }): boolean {
  return actor !== null && actor.accountId === phrase.accountId;
}

/** Returns whether the actor may see how the teachers of a school mark; a teacher sees the own school, without names. */
export function canCompareSchool(
  actor: Actor,
  { id, ownSchoolId }: { id: string; ownSchoolId: string | null },
): boolean {
  return actor !== null && (isAdmin(actor.role) || id === ownSchoolId);
}

/** Limits the teams whose work the actor lists or exports. */
export const workScope = ownerScope;
