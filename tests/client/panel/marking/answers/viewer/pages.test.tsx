// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { setupUser } from '../../../../../support/browser/setupUser.ts';
import { closePanel, openPanel, stubServer, workOf } from '../../../panelHarness.tsx';
import { openSheet } from '../openSheet.ts';
import { teamWith, viewer } from './viewerHarness.tsx';

const TEAM = teamWith(
  [{ name: 'equipa.png', content: '/api/files/t' }],
  [{ name: 'mapa.png', content: '/api/files/a', caption: 'O mapa do bairro.' }],
);
const DESK = '/panel/solar-systems/answers/desk';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(closePanel);

const inDialog = () => within(screen.getByRole('dialog'));

test('in the sheet, a picture of the training opens among all of the team', async () => {
  await openSheet(user, TEAM);
  expect(screen.getAllByRole('list', { name: 'Imagens da equipa' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Ampliar equipa.png' }));
  await viewer('Imagens de Alfa');
  expect(inDialog().getByText('Imagem 1 de 2')).toBeDefined();
  expect(inDialog().getByText('Treino')).toBeDefined();
  await user.keyboard('{End}');
  expect(inDialog().getByRole('img', { name: 'O mapa do bairro.' })).toBeDefined();
});

test('at the desk, mission 3 has the pictures of the training too, and the keys of the desk rest', async () => {
  const queued = {
    _id: TEAM._id,
    name: 'Alfa',
    class: '8.º A',
    solar: TEAM.status.solar,
    open: [3],
    marked: [],
    questions: [],
  };
  stubServer({
    'GET /marking/queue': { teams: [queued], total: 1 },
    'GET /marking/missions/3/similar': { threshold: 0.8, groups: [] },
    [`GET /solar/${THEME_IDS.ic}`]: { ...SOLAR_SYSTEMS.ic, _id: THEME_IDS.ic },
    'GET /solar/correct-quiz-answers': { solar: [], data: [] },
    [`GET /team/${TEAM._id}/work`]: workOf(TEAM),
  });
  openPanel(`${DESK}?team=${TEAM._id}&mission=3`);
  const answer = within(await screen.findByRole('region', { name: 'Resposta de Alfa à missão 3' }));
  const strip = within(answer.getByRole('list', { name: 'Imagens da equipa' }));
  await user.click(strip.getByRole('button', { name: 'Imagem 1 de 2: equipa.png' }));
  await viewer('Imagens de Alfa');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.queryByText('Está tudo avaliado nesta lista.')).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(inDialog().getByRole('img', { name: 'O mapa do bairro.' })).toBeDefined();
});
