import type { Status } from '#contract/school/teams.ts';
import { openLevel, progressFlags, themeDoneFlags, wireLevel } from '#domain/game/progression.ts';
import { THEME_IDS, THEME_NAMES } from '#domain/vocabulary.ts';
import type { ReturnedLevel } from '../marking/guidance.queries.ts';
import { storedLevel, storedTheme } from './stored.ts';

interface Progress {
  theme: string;
  level: number;
  returned: readonly ReturnedLevel[];
}

/** Presents a team's progress (spec, section 3; ruling 4) from a row of `teams`. */
export function statusOf(team: Progress): Status {
  const theme = storedTheme(team.theme);
  const level = storedLevel(team.level);
  const returned = team.returned.map((mission) => mission.level);
  const accepted = progressFlags(level, returned);
  const done = themeDoneFlags(theme, level, returned);
  return {
    isTutorialDone: accepted.tutorial,
    isDevelopmentDone: done.isDevelopmentDone,
    isHumanRightsDone: done.isHumanRightsDone,
    isInterculturalDone: done.isInterculturalDone,
    solar: { name: THEME_NAMES[theme], _id: THEME_IDS[theme] },
    interculturalidadeLevel: wireLevel(openLevel(level, returned)),
    accepted,
    returned: team.returned[0] ?? null,
  };
}
