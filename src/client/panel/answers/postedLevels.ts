import type { Team } from '#contract/teams.ts';
import { gameLevelFromWire, progressFlags } from '#domain/progression.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';

/** Which missions a team has posted: only those can be marked (ruling 5). */
export function postedLevels(team: Pick<Team, 'status'>): (level: MissionLevel) => boolean {
  const flags = progressFlags(gameLevelFromWire(team.status.interculturalidadeLevel));
  return (level) => flags[`level${level}`];
}
