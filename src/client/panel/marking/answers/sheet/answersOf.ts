import type { Team } from '#contract/school/teams.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';

/** Returns the posted texts of a mission, one for each step; for level 3 each is a JSON list of files. */
export function answersOf(team: Pick<Team, 'answers'>, level: MissionLevel): string[] {
  const { answers } = team;
  if (!answers) return [];
  const lists = {
    1: answers.answers,
    2: answers.answersLevel2,
    3: answers.answersLevel3,
    4: answers.answersLevel4,
  };
  return lists[level];
}
