import type { quizKeys } from '#contract/game/quizKeys.ts';
import type { solar } from '#contract/game/solar.ts';
import { isTeam } from '#domain/permissions.ts';
import { THEME_IDS, THEME_NAMES, THEMES, type Theme } from '#domain/vocabulary.ts';
import type { Caller, Handlers, Services } from '../../http/handler.ts';
import { Refusal } from '../../http/Refusal.ts';
import { requireAllowed } from '../../http/requireAllowed.ts';
import { correctOptions } from '../checkAnswers.ts';
import { requireTeam } from '../playingTeam.ts';
import { themeWithId } from '../themeNames.ts';
import { canReadTheme } from '../themes.policy.ts';
import { script } from './scripts.ts';

interface SolarCall {
  caller: Caller;
  services: Services;
  params: { solarId: string };
}

/** Returns the solar system of a call; throws for one that is unknown or another than the team's. */
async function readableTheme({ caller, services, params }: SolarCall): Promise<Theme> {
  const theme = themeWithId(params.solarId);
  if (theme === null) throw new Refusal('notFound');
  const team = isTeam(caller.role) ? await requireTeam(services.db, caller.accountId) : null;
  requireAllowed(canReadTheme(team, theme));
  return theme;
}

/** Handles the game data and the correct answers of the quizzes (spec, sections 3 and 7). */
export const solarHandlers: Handlers<typeof solar & typeof quizKeys> = {
  solar: async (call) => script(await readableTheme(call), 'plain'),
  easySolar: async (call) => script(await readableTheme(call), 'easy'),

  /** A solar system's `level` is the `_id` of its questions in `data`. */
  correctQuizAnswers: async () => ({
    data: THEMES.map((theme) => ({
      _id: theme,
      level1: correctOptions(theme).map((correct) => ({ options: { correct } })),
    })),
    solar: THEMES.map((theme) => ({ _id: THEME_IDS[theme], name: THEME_NAMES[theme], level: theme })),
  }),
};
