import type { Status } from '#contract/teams.ts';
import { progressFlags, themeDoneFlags, wireLevel } from '#domain/progression.ts';
import { THEME_IDS, THEME_NAMES } from '#domain/vocabulary.ts';
import { storedLevel, storedTheme } from '../stored.ts';

/** A team's place in the game as the wire tells it (spec, section 3; ruling 4). Takes a row of `teams` as it is. */
export function statusOf(team: { theme: string; level: number }): Status {
  const theme = storedTheme(team.theme);
  const level = storedLevel(team.level);
  const done = themeDoneFlags(theme, level);
  return {
    isTutorialDone: progressFlags(level).tutorial,
    isDevelopmentDone: done.isDevelopmentDone,
    isHumanRightsDone: done.isHumanRightsDone,
    isInterculturalDone: done.isInterculturalDone,
    solar: { name: THEME_NAMES[theme], _id: THEME_IDS[theme] },
    interculturalidadeLevel: wireLevel(level),
  };
}
