// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { ENDING_CLASS, id } from '../../fixtures.ts';
import { openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const ROW = {
  rank: 1,
  team: 'Cometas',
  class: '8.º A',
  school: null,
  solar: 'Direitos Humanos',
  points: 400,
  participation: 7,
  levels: { level1: 100, level2: 60, level3: 40, level4: 200 },
  provisional: false,
  mine: true,
};
const REPLY = { rule: ['Primeiro contam os pontos.'], ranking: [ROW], pagination: { total: 1, page: 0, limit: 10 } };

test('shows the rule and the places; filters go to the URL and to the server', async () => {
  const calls = stubServer({ 'GET /ranking': REPLY });
  openPanel('/panel/ranking?page=1', 2);
  expect(await screen.findByText('Cometas')).toBeDefined();
  expect(screen.getByText('Primeiro contam os pontos.')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Âmbito'), 'class');
  await expect.poll(() => screen.getByTestId('address').textContent).toBe('/panel/ranking?scope=class');
  await user.selectOptions(screen.getByLabelText('Sistema solar'), 'Direitos Humanos');
  await expect.poll(() => calls.at(-1)?.query.get('solar')).toBe('Direitos Humanos');
  expect(calls.at(-1)?.query.get('scope')).toBe('class');
  expect(calls.at(-1)?.query.get('page')).toBe('0');
});

test('marks own teams, describes the points of each level and gives equal teams the same place', async () => {
  const twin = { ...ROW, team: 'Planetas', mine: false };
  stubServer({ 'GET /ranking': { ...REPLY, ranking: [ROW, twin], pagination: { total: 2, page: 0, limit: 10 } } });
  openPanel('/panel/ranking', 2);
  const [own, other] = await Promise.all(
    ['Cometas', 'Planetas'].map(async (name) => screen.findByRole('row', { name: new RegExp(name) })),
  );
  expect(own?.textContent).toContain('A sua equipa');
  expect(other?.textContent).not.toContain('A sua equipa');
  expect([own, other].map((row) => row?.textContent?.startsWith('1.º'))).toEqual([true, true]);
  const words = 'Missão 1: 100 de 100; Missão 2: 60 de 100; Missão 3: 40 de 100; Missão 4: 200 de 200';
  expect(screen.getAllByRole('img', { name: words })).toHaveLength(2);
  expect(screen.getByRole('columnheader', { name: 'Por missão' })).toBeDefined();
});

test('points that lack a mark are labelled provisional', async () => {
  const open = { ...ROW, team: 'Planetas', provisional: true };
  stubServer({ 'GET /ranking': { ...REPLY, ranking: [ROW, open], pagination: { total: 2, page: 0, limit: 10 } } });
  openPanel('/panel/ranking', 2);
  const [done, waiting] = await Promise.all(
    ['Cometas', 'Planetas'].map(async (name) => screen.findByRole('row', { name: new RegExp(name) })),
  );
  expect(waiting?.textContent).toContain('provisória');
  expect(done?.textContent).not.toContain('provisória');
});

test('an administrator has no scope filter; an empty ranking says so', async () => {
  stubServer({ 'GET /ranking': { ...REPLY, ranking: [], pagination: { total: 0, page: 0, limit: 10 } } });
  openPanel('/panel/ranking', 0);
  expect(await screen.findByText('Ainda não há equipas nesta classificação.')).toBeDefined();
  expect(screen.queryByLabelText('Âmbito')).toBeNull();
  expect(screen.getByLabelText('Sistema solar')).toBeDefined();
});

test('a teacher sees and changes what each class sees in the council', async () => {
  const opened = {
    ...ENDING_CLASS,
    _id: id(501),
    class: '8.º B',
    ranking: { scope: 'class', openedAt: 1_700_000_000 },
  };
  stubServer({ 'GET /ranking': REPLY, 'GET /classes/all': { classes: [ENDING_CLASS, opened] } });
  openPanel('/panel/ranking', 2);
  const region = within(await screen.findByRole('region', { name: 'O que as equipas veem no conselho' }));
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '8.º A · FechadaAlterar o que vê a turma 8.º A',
    '8.º B · Aberta: as equipas da turmaAlterar o que vê a turma 8.º B',
  ]);
  await user.click(region.getByRole('button', { name: 'Alterar o que vê a turma 8.º B' }));
  expect(await screen.findByRole('dialog', { name: 'Classificação no conselho' })).toBeDefined();
});

test('no classes are requested for an administrator, who sets this in Turmas', async () => {
  const calls = stubServer({ 'GET /ranking': REPLY });
  openPanel('/panel/ranking', 0);
  expect(await screen.findByText('Cometas')).toBeDefined();
  expect(calls.some(({ path }) => path === '/classes/all')).toBe(false);
});
