import { type Actor, isAdminOrOwner } from '#domain/ownership.ts';
import { isAdmin, isTeam } from '#domain/permissions.ts';
import { ROLE, type Role } from '#domain/vocabulary.ts';

/** An account whose password somebody else may manage; `teacherId`: of the team's class, null for any other account. */
type ManagedAccount = { role: Role; teacherId: string | null };

/** Returns whether the actor may open the sealed password of this account (ruling 9). */
export function canOpenPassword(actor: Actor, account: Pick<ManagedAccount, 'teacherId'>): boolean {
  return isAdminOrOwner(actor, account.teacherId);
}

/** Returns whether the actor may set a password: teachers for teams of their classes, administrators for teams and teachers. */
export function canSetPassword(actor: Actor, { role, teacherId }: ManagedAccount): boolean {
  if (actor === null) return false;
  return isAdmin(actor.role) ? role === ROLE.teacher || isTeam(role) : teacherId === actor.accountId;
}

/**
 * Returns whether the actor may take a link or the second factor away from an account of staff: an administrator from
 * everybody, a manager from teachers and from herself.
 */
export function canManageSignIn(actor: Actor, account: { id: string; role: Role }): boolean {
  if (actor === null || isTeam(account.role)) return false;
  if (actor.role === ROLE.admin) return true;
  return actor.role === ROLE.manager && (account.role === ROLE.teacher || account.id === actor.accountId);
}

/** Returns whether the actor sees how an account of staff signs in: a manager sees no administrators. */
export function canSeeSignIn(actor: Actor, account: { role: Role }): boolean {
  if (actor === null || isTeam(account.role)) return false;
  return actor.role === ROLE.admin || (actor.role === ROLE.manager && account.role !== ROLE.admin);
}

/** Returns whether the actor may print the cards of a class of this teacher, with the passwords of its teams. */
export function canPrintCards(actor: Actor, schoolClass: { teacherId: string }): boolean {
  return isAdminOrOwner(actor, schoolClass.teacherId);
}

/** Returns whether the actor may see, renew and revoke the code of a team of this teacher's class. */
export function canManageCode(actor: Actor, team: { teacherId: string }): boolean {
  return isAdminOrOwner(actor, team.teacherId);
}
