import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { solar } from '#contract/game/solar.ts';
import { isTeam } from '#domain/permissions.ts';
import { THEME_IDS, THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import { correctOptions } from './checkAnswers.ts';
import { requireTeam } from './playingTeam.ts';
import { presentSolarSystem } from './solarSystem.presenter.ts';
import { themeWithId } from './themeNames.ts';
import { canReadTheme } from './themes.policy.ts';

/** Handles the game data and the correct answers of the quizzes (spec, sections 3 and 7). */
export const solarHandlers: Handlers<typeof solar> = {
  solar: async ({ caller, services, params }) => {
    const theme = themeWithId(params.solarId);
    if (theme === null) throw new Refusal('notFound');
    const team = isTeam(caller.role) ? await requireTeam(services.db, caller.accountId) : null;
    requireAllowed(canReadTheme(team, theme));
    return presentSolarSystem(SOLAR_SYSTEMS[theme]);
  },

  /** A solar system's `level` is the `_id` of its questions in `data`. */
  correctQuizAnswers: async () => ({
    data: THEMES.map((theme) => ({
      _id: theme,
      level1: correctOptions(theme).map((correct) => ({ options: { correct } })),
    })),
    solar: THEMES.map((theme) => ({ _id: THEME_IDS[theme], name: THEME_NAMES[theme], level: theme })),
  }),
};
