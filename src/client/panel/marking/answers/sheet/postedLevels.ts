import type { Team } from '#contract/school/teams.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';

/** Which missions a team has posted and still holds: only those can be marked (ruling 5). */
export function postedLevels(team: Pick<Team, 'status'>): (level: MissionLevel) => boolean {
  return (level) => team.status.accepted[`level${level}`];
}
