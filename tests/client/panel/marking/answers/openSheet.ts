import { fireEvent, screen } from '@testing-library/react';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { Team } from '#contract/school/teams.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { type Answers, openPanel, stubServer } from '../../panelHarness.tsx';
import { page } from '../../records.ts';

/** Opens the answers of the only team there is; answers the calls that are made. */
export async function openSheet(team: Team, extra: Answers = {}) {
  const calls = stubServer({
    'GET /team/responses': page('teams', [team]),
    [`GET /solar/${THEME_IDS.ic}`]: { ...SOLAR_SYSTEMS.ic, _id: THEME_IDS.ic },
    'GET /solar/correct-quiz-answers': { solar: [], data: [] },
    ...extra,
  });
  openPanel('/panel/solar-systems/answers');
  fireEvent.click(await screen.findByRole('button', { name: /^Ver Respostas/ }));
  await screen.findByRole('button', { name: 'Guardar avaliações' });
  return calls;
}
