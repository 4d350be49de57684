import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { Team } from '#contract/school/teams.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { page } from '../../fixtures.ts';
import { openPanel, type StubResponses, stubServer } from '../../panelHarness.tsx';

/** Opens the answer sheet of a list with this one team; returns the calls that the page makes. */
export async function openSheet(user: UserEvent, team: Team, extra: StubResponses = {}) {
  const calls = stubServer({
    'GET /team/responses': page('teams', [team]),
    [`GET /solar/${THEME_IDS.ic}`]: { ...SOLAR_SYSTEMS.ic, _id: THEME_IDS.ic },
    'GET /solar/correct-quiz-answers': { solar: [], data: [] },
    ...extra,
  });
  openPanel('/panel/solar-systems/answers');
  await user.click(await screen.findByRole('button', { name: /^Ver Respostas/ }));
  await screen.findByRole('button', { name: 'Guardar avaliações' });
  return calls;
}
