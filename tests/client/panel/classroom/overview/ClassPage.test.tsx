// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { inBothThemes } from '../../actions.ts';
import { openPanel, resetPanel, type StubResponse, stubServer } from '../../panelHarness.tsx';
import { anOverview, PROGRESS } from './overviewFixtures.ts';

afterEach(() => {
  cleanup();
  resetPanel();
});

const CLASS = anOverview(8, { teamsToMark: 2, returned: 1, nextStep: 'mark' });

function open(given: Parameters<typeof anOverview>[1] = {}, { role = 2, progress = PROGRESS } = {}) {
  stubServer({ [`GET /classes/${CLASS._id}/overview`]: { ...CLASS, ...given, progress } });
  openPanel(`/panel/management/classes/${CLASS._id}`, role as 0 | 2);
}
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('leads with the next step of the class, and tells what waits', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Turma 8.º A' })).toBeDefined();
  expect(screen.getByText('Sessão 3 de 4')).toBeDefined();
  expect(screen.getByText('4 equipas · Escola da Serra')).toBeDefined();
  expect(screen.getByText('2 equipas têm respostas por avaliar.')).toBeDefined();
  expect(hrefOf('Avaliar as respostas da turma 8.º A')).toBe(
    '/panel/solar-systems/answers?class=8.%C2%BA+A&unmarked=true',
  );
  const waits = within(screen.getByRole('list', { name: 'O que espera na turma 8.º A' }));
  expect(waits.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '2 equipas por avaliar',
    '1 missão devolvida',
  ]);
  await inBothThemes(expectAccessible);
});

test('shows each team and level in a table with headers and words', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Progresso das equipas da turma 8.º A' });
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Equipa',
    'TTreino',
    '1Missão 1',
    '2Missão 2',
    '3Missão 3',
    '4Missão 4',
    'CConselho',
  ]);
  // The letters are for the eye alone.
  expect(headers.slice(1).every((header) => header.firstElementChild?.getAttribute('aria-hidden') === 'true')).toBe(
    true,
  );
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Andrómeda', 'Boreal', 'Cometas']);
  const words = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(words).toEqual([
    ['Agora', 'Por fazer', 'Por fazer', 'Por fazer', 'Por fazer', 'Por fazer'],
    ['Feito', 'Devolvida', 'Por avaliar', 'Por fazer', 'Por fazer', 'Por fazer'],
    ['Feito', 'Feito', 'Por avaliar', 'Por avaliar', 'Feito', 'Agora'],
  ]);
  expect(hrefOf('Boreal')).toBe('/panel/solar-systems/answers?class=8.%C2%BA+A&search=Boreal');
});

test('links to all that belongs to the class', async () => {
  open();
  const links = within(await screen.findByRole('region', { name: 'Desta turma' })).getAllByRole('link');
  expect(Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual({
    'Começar a sessão 3': `/panel/aula?class=${CLASS._id}`,
    'Cartões das equipas': `/panel/cards?class=${CLASS._id}`,
    Equipas: '/panel/management/teams?class=8.%C2%BA+A',
    Respostas: '/panel/solar-systems/answers?class=8.%C2%BA+A',
    Propostas: '/panel/solar-systems/proposals?search=8.%C2%BA+A',
    'Conselho Galáctico': `/panel/council/new?class=${CLASS._id}`,
    'O que a turma trabalhou': `/panel/management/classes/${CLASS._id}/curriculum`,
    'Antes e depois da viagem': `/panel/management/classes/${CLASS._id}/survey`,
    Relatórios: `/panel/report?class=${CLASS._id}`,
  });
  expect(hrefOf('Todas as turmas')).toBe('/panel/management/classes');
});

test('a class in session leads to its lesson', async () => {
  open({ isLive: true, nextStep: 'live' });
  expect(await screen.findByText('Em aula')).toBeDefined();
  expect(hrefOf('Abrir a aula em direto da turma 8.º A')).toBe(`/panel/aula?class=${CLASS._id}`);
  expect(within(screen.getByRole('region', { name: 'Desta turma' })).getByText('Aula em direto')).toBeDefined();
  await inBothThemes(expectAccessible);
});

test.each([
  ['running', 'Continuar o conselho da turma 8.º A', 'O Conselho Galáctico desta turma está a decorrer.'],
  ['prepared', 'Abrir o conselho da turma 8.º A', 'O Conselho Galáctico desta turma está preparado.'],
] as const)('a class with a %s council leads to it', async (state, link, words) => {
  open({ council: { _id: CLASS._id, state }, nextStep: 'council' });
  expect(await screen.findByText(words)).toBeDefined();
  expect(hrefOf(link)).toBe(`/panel/council/${CLASS._id}`);
});

test('a class without teams and without a plan leads to forming teams', async () => {
  open({ teams: 0, plan: null, teamsToMark: 0, returned: 0, nextStep: 'formTeams' }, { progress: [] });
  expect(await screen.findByText('Esta turma ainda não tem equipas.')).toBeDefined();
  expect(screen.getByText('Sem equipas · Escola da Serra')).toBeDefined();
  expect(hrefOf('Formar as equipas da turma 8.º A')).toBe('/panel/imports');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('list', { name: /^O que espera/ })).toBeNull();
  expect(screen.queryByText(/^Sessão/)).toBeNull();
  expect(screen.getByText('Começar a aula')).toBeDefined();
  await inBothThemes(expectAccessible);
});

test('an administrator reads whose class it is', async () => {
  open({ school: null }, { role: 0 });
  expect(await screen.findByText('4 equipas · Marta Sousa')).toBeDefined();
});

test.each([
  ['of another teacher', { status: 403, body: { message: 'Não é sua.', code: 'notYours' } }, 'Não é sua.'],
  ['that does not exist', { status: 404, body: { message: 'Não existe.', code: 'notFound' } }, 'Não existe.'],
] as [string, StubResponse, string][])('a class %s is told, and can be asked for again', async (_, refusal, text) => {
  let answer = refusal;
  stubServer({ [`GET /classes/${CLASS._id}/overview`]: () => answer });
  openPanel(`/panel/management/classes/${CLASS._id}`, 2);
  expect(within(await screen.findByRole('alert')).getByText(text)).toBeDefined();
  answer = { ...CLASS, progress: PROGRESS };
  await setupUser().click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('table')).toBeDefined();
});

test('tells how many questions of teams wait, with the way to the first', async () => {
  open({ questions: 2 });
  expect((await screen.findByRole('link', { name: '2 perguntas de equipas' })).getAttribute('href')).toBe(
    '/panel/solar-systems/answers/desk?class=8.%C2%BA+A&questions=true',
  );
});

test('holds marks and comments back until a day, and ends that', async () => {
  const user = setupUser();
  const stored = { until: null as string | null };
  const calls = stubServer({
    [`GET /classes/${CLASS._id}/overview`]: () => ({ ...CLASS, feedbackHeldUntil: stored.until, progress: PROGRESS }),
    [`PUT /classes/${CLASS._id}/feedback-hold`]: ({ body }) => {
      stored.until = JSON.parse(body).until;
      return { heldUntil: stored.until };
    },
  });
  openPanel(`/panel/management/classes/${CLASS._id}`, 2);
  const day = await screen.findByLabelText(/^Reter até ao dia/);
  expect(screen.queryByRole('button', { name: 'Deixar de reter' })).toBeNull();
  await user.type(day, '2026-12-18');
  await user.click(screen.getByRole('button', { name: 'Reter até este dia' }));
  expect(await screen.findByText(/só chegam às equipas a partir de 18\/12\/2026/)).toBeDefined();
  expect(screen.getByText(/Numa missão devolvida, a equipa lê já a nota/)).toBeDefined();
  const hold = screen.getByRole('button', { name: 'Reter até este dia' });
  await waitFor(() => expect(document.activeElement).toBe(hold));
  expect((day as HTMLInputElement).value).toBe('2026-12-18');
  await user.click(screen.getByRole('button', { name: 'Deixar de reter' }));
  expect(await screen.findByText(/^Assim que uma missão está toda avaliada/)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(hold));
  expect((day as HTMLInputElement).value).toBe('');
  const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body));
  expect(sent).toEqual([{ until: '2026-12-18' }, { until: null }]);
  await inBothThemes(expectAccessible);
});

test('a refused day is told at its field', async () => {
  const user = setupUser();
  const body = { message: 'Há campos por corrigir.', code: 'badInput', fields: { until: 'Escolha uma data.' } };
  stubServer({
    [`GET /classes/${CLASS._id}/overview`]: { ...CLASS, progress: PROGRESS },
    [`PUT /classes/${CLASS._id}/feedback-hold`]: { status: 400, body },
  });
  openPanel(`/panel/management/classes/${CLASS._id}`, 2);
  await user.click(await screen.findByRole('button', { name: 'Reter até este dia' }));
  expect(await screen.findByText('Escolha uma data.')).toBeDefined();
});
