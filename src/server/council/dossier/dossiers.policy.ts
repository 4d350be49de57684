import { type Actor, isAdminOrOwner } from '#domain/ownership.ts';

/** Returns whether the actor may read and complete the dossier of a team: the team itself, its teacher, administrators. */
export function canUseDossier(actor: Actor, team: { id: string; teacherId: string }): boolean {
  return actor?.accountId === team.id || isAdminOrOwner(actor, team.teacherId);
}

/** Returns whether the actor may download the PDF: staff at any time, the team once its plan is submitted. */
export function isDossierReady(actor: Actor, team: { id: string }, submitted: boolean): boolean {
  return submitted || actor?.accountId !== team.id;
}
