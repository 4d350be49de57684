import type { ReportedTeam } from '#contract/marking/reports.ts';
import { type LevelScale, markedMissions, type PupilResult, pupilResult } from '#domain/marking/levelScale.ts';
import type { Marks } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS, type MissionLevel } from '#domain/vocabulary.ts';

type Scored = Pick<ReportedTeam, 'status' | 'points'>;

/** Returns the missions that the team has posted and not got back. */
export function postedMissions({ status }: Pick<ReportedTeam, 'status'>): MissionLevel[] {
  return MISSION_LEVELS.filter((level) => status.accepted[`level${level}`]);
}

/** Returns the result that every member of the team has. */
function resultOf(team: Scored, scale: LevelScale): PupilResult {
  const marks: Marks = Object.fromEntries(postedMissions(team).map((level) => [level, team.points[`level${level}`]]));
  return pupilResult(team.points.total, markedMissions(marks), scale);
}

export interface Pupil {
  name: string;
  team: string;
  result: PupilResult;
}

/** Returns the members of all teams in alphabetical order. */
export function pupilsOf(teams: readonly ReportedTeam[], scale: LevelScale): Pupil[] {
  const pupils = teams.flatMap((team) => {
    const result = resultOf(team, scale);
    return team.members.map((name) => ({ name, team: team.name, result }));
  });
  return pupils.sort((one, other) => one.name.localeCompare(other.name, 'pt'));
}
