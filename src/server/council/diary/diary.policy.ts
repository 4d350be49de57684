import { type Actor, isAdminOrOwner } from '#domain/ownership.ts';

/** A team with its teacher. */
interface DiaryOwner {
  id: string;
  teacherId: string;
}

/** Returns whether the actor may read and add to the diary of this team's plan: the team, its teacher, administrators. */
export function canKeepDiary(actor: Actor, team: DiaryOwner): boolean {
  return isAdminOrOwner(actor, team.teacherId) || actor?.accountId === team.id;
}

/** Returns whether the actor may change or delete an entry: a team only its own ones, staff those of the team too. */
export function canChangeEntry(actor: Actor, entry: { teacherId: string; teamId: string; byTeam: boolean }): boolean {
  if (isAdminOrOwner(actor, entry.teacherId)) return true;
  return entry.byTeam && actor?.accountId === entry.teamId;
}

/** Returns whether the actor may let teams of later school years read what became of this team's plan. */
export function canShareStory(actor: Actor, team: { teacherId: string }): boolean {
  return isAdminOrOwner(actor, team.teacherId);
}
