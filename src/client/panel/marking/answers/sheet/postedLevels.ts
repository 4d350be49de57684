import type { Team } from '#contract/school/teams.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';

/** Returns whether a mission is posted and not given back: only those missions can be marked (ruling 5). */
export function postedLevels(team: Pick<Team, 'status'>): (level: MissionLevel) => boolean {
  return (level) => team.status.accepted[`level${level}`];
}
