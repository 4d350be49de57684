import { type Actor, isAdminOrOwner, ownerScope } from '#domain/ownership.ts';

/** Returns whether the actor may edit, submit or reopen the proposal of a team of this teacher. */
export function canManageProposal(actor: Actor, team: { teacherId: string }): boolean {
  return isAdminOrOwner(actor, team.teacherId);
}

/** Returns whether a team may rate, comment or report a text: never its own (ruling 7). */
export function canRespondTo(team: { id: string }, text: { teamId: string }): boolean {
  return text.teamId !== team.id;
}

/** Returns whether a team may answer questions and accept suggestions on a proposal: only on its own. */
export function canDebateAsAuthor(team: { id: string }, proposal: { teamId: string }): boolean {
  return proposal.teamId === team.id;
}

/** Limits the proposals that staff list. */
export const proposalScope = ownerScope;
