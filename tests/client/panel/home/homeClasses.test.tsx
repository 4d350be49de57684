// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ClassOverview } from '#contract/classroom/overview.ts';
import { NEXT_STEPS, type NextStep } from '#domain/classroom/nextStep.ts';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { findDialog, inBothThemes, sentBody } from '../actions.ts';
import { anOverview } from '../classroom/overview/overviewFixtures.ts';
import { page } from '../fixtures.ts';
import { ACCOUNT_ID, openPanel, resetPanel, stubServer } from '../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

function open(classes: readonly ClassOverview[], { role = 2 as 0 | 2, total = classes.length } = {}) {
  const calls = stubServer({ 'GET /classes/overview': page('classes', classes, { total }) });
  openPanel('/panel', role);
  return calls;
}
const cardOf = async (name: string) => within(await screen.findByRole('article', { name: `Turma ${name}` }));

test('a teacher without a class gets three steps with one sentence and one button each', async () => {
  open([]);
  const steps = within(await screen.findByRole('region', { name: 'Para começar: três passos' })).getAllByRole(
    'listitem',
  );
  expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Criar a turma',
    'Formar as equipas',
    'Começar a primeira sessão',
  ]);
  for (const step of steps) {
    expect(within(step).queryAllByRole('button').length + within(step).queryAllByRole('link').length).toBe(1);
    expect(step.querySelectorAll('p')).toHaveLength(1);
  }
  const hrefOf = (step: number) =>
    within(steps[step] as HTMLElement)
      .getByRole('link')
      .getAttribute('href');
  expect([hrefOf(1), hrefOf(2)]).toEqual(['/panel/imports', '/panel/aula']);
  await inBothThemes(expectAccessible);
});

const NEW = anOverview(8, { teams: 0, plan: null, nextStep: 'formTeams' });

async function openFirstStep() {
  const calls = stubServer({
    'GET /classes': page('classes', []),
    [`GET /classes/${NEW._id}/overview`]: { ...NEW, progress: [] },
    'POST /classes/add': { status: 201, body: { _id: NEW._id } },
  });
  openPanel('/panel', 2);
  await user.click(await screen.findByRole('link', { name: 'Criar a turma' }));
  return { calls, asked: await findDialog(user, 'Adicionar Turma') };
}

test('the first step creates a class and leads to its page, which leads to its teams', async () => {
  const { calls, asked } = await openFirstStep();
  await asked.type(/^Nome da turma/, '8.º A');
  await asked.press('Adicionar');
  expect(await screen.findByRole('heading', { level: 1, name: 'Turma 8.º A' })).toBeDefined();
  expect(sentBody(calls, 'POST')).toEqual({ name: '8.º A', teacherId: ACCOUNT_ID });
  expect(screen.getByText('Forme as equipas a partir da lista da turma.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the first step can be left without a class, and stays closed', async () => {
  const { calls, asked } = await openFirstStep();
  await asked.pressEscape();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByTestId('address').textContent).toBe('/panel/management/classes');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('each class has its session, what waits in it and its next step', async () => {
  const waiting = { teamsToMark: 3, waiting: { comments: 0, proposals: 2, diary: 0 }, returned: 1 };
  open([anOverview(7, { isLive: true, nextStep: 'live' }), anOverview(8, { ...waiting, nextStep: 'mark' })]);
  const live = await cardOf('7.º A');
  expect([live.getByText('Em aula'), live.getByText('Sessão 3 de 4'), live.getByText('4 equipas')]).toHaveLength(3);
  expect(live.queryByRole('list')).toBeNull();
  const { _id } = anOverview(8);
  const card = await cardOf('8.º A');
  expect(card.getByRole('link', { name: '8.º A' }).getAttribute('href')).toBe(`/panel/management/classes/${_id}`);
  const facts = within(card.getByRole('list', { name: 'O que espera na turma 8.º A' })).getAllByRole('link');
  expect(facts.map((fact) => [fact.textContent, fact.getAttribute('href')])).toEqual([
    ['3 equipas por avaliar', '/panel/solar-systems/answers?class=8.%C2%BA+A&unmarked=true'],
    ['2 textos por moderar', '/panel/moderation?kind=proposals'],
    ['1 missão devolvida', '/panel/solar-systems/answers?class=8.%C2%BA+A'],
  ]);
  await inBothThemes(expectAccessible);
});

const { _id: ID } = anOverview(8);
const STEPS: Record<NextStep, [text: RegExp, link: string, href: string]> = {
  formTeams: [/^Forme as equipas/, 'Formar as equipas', '/panel/imports'],
  firstLesson: [/^Imprima os cartões/, 'Começar a sessão 3', `/panel/aula?class=${ID}`],
  council: [/^O Conselho Galáctico desta turma está a decorrer/, 'Continuar o conselho', `/panel/council/${ID}`],
  live: [/^A aula está a decorrer/, 'Abrir a aula em direto', `/panel/aula?class=${ID}`],
  mark: [
    /^1 equipa tem respostas/,
    'Avaliar as respostas',
    '/panel/solar-systems/answers?class=8.%C2%BA+A&unmarked=true',
  ],
  moderate: [/^2 textos esperam pela sua/, 'Abrir a Moderação', '/panel/moderation?kind=comments'],
  sendPlan: [/^As sessões terminaram/, 'Escolher o plano', '/panel/solar-systems/proposals?search=8.%C2%BA+A'],
  finished: [/^O percurso está completo/, 'Ver os relatórios', `/panel/report?class=${ID}`],
  nextLesson: [/^Está tudo em dia/, 'Começar a sessão 3', `/panel/aula?class=${ID}`],
};

test.each(NEXT_STEPS)('the step %s has a sentence and a button', async (nextStep) => {
  const council = nextStep === 'council' ? ({ _id: ID, state: 'running' } as const) : null;
  open([anOverview(8, { nextStep, council, teamsToMark: 1, waiting: { comments: 1, proposals: 1, diary: 0 } })]);
  const [text, link, href] = STEPS[nextStep];
  const card = await cardOf('8.º A');
  expect(card.getByText(text)).toBeDefined();
  expect(card.getByRole('link', { name: `${link} da turma 8.º A` }).getAttribute('href')).toBe(href);
  const cards = card.queryByRole('link', { name: 'Imprimir cartões da turma 8.º A' });
  expect(cards?.getAttribute('href') ?? null).toBe(nextStep === 'firstLesson' ? `/panel/cards?class=${ID}` : null);
});

test('an administrator sees the first classes with their teachers, and the way to all', async () => {
  const calls = open([anOverview(7), anOverview(8, { school: null })], { role: 0, total: 41 });
  expect((await cardOf('7.º A')).getByText('4 equipas · Marta Sousa · Escola da Serra')).toBeDefined();
  expect((await cardOf('8.º A')).getByText('4 equipas · Marta Sousa')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver as 41 turmas' }).getAttribute('href')).toBe('/panel/management/classes');
  const asked = calls.filter(({ path }) => path === '/classes/overview');
  expect(asked.map(({ query }) => [query.get('page'), query.get('limit')])).toEqual([['0', '6']]);
  await inBothThemes(expectAccessible);
});

test('an administrator without any class is led to the list', async () => {
  open([], { role: 0 });
  expect(await screen.findByText('Ainda não há turmas.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Abrir as Turmas' })).toBeDefined();
  expect(screen.queryByText('Para começar: três passos')).toBeNull();
});

test('a failure is told in place, keeps the rest of the home, and can be tried again', async () => {
  let answer: object = { status: 403, body: { message: 'Agora não.', code: 'wrongRole' } };
  stubServer({ 'GET /classes/overview': () => answer });
  openPanel('/panel', 2);
  const section = within(await screen.findByRole('region', { name: 'As suas turmas' }));
  expect(section.getByRole('alert').textContent).toContain('Agora não.');
  expect(screen.getByRole('heading', { name: 'Áreas do painel' })).toBeDefined();
  answer = page('classes', [anOverview(8)]);
  await user.click(section.getByRole('button', { name: 'Tentar de novo' }));
  expect(await cardOf('8.º A')).toBeDefined();
});

test('the lesson comes first, and no card repeats the end of the session or the theme', async () => {
  open([]);
  const areas = within(await screen.findByRole('region', { name: 'Áreas do painel' })).getAllByRole('heading', {
    level: 3,
  });
  expect(areas.map(({ textContent }) => textContent)).toEqual([
    'Aula em direto',
    'Manual Pedagógico',
    'Testar Jogo',
    'Turmas',
    'Equipas',
    'Respostas e Avaliação',
    'Propostas',
    'Moderação',
  ]);
});
