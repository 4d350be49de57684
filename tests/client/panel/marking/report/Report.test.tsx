// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { ReportedTeam } from '#contract/marking/reports.ts';
import { LEVEL_SCALE_DEFAULT } from '#domain/marking/levelScale.ts';
import { markWords } from '#domain/marking/markWords.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { aTeam, id } from '../../fixtures.ts';
import {
  ACCOUNT_ID,
  closePanel,
  openPanel,
  type StubResponse,
  type StubResponses,
  stubServer,
} from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(async () => {
  await closePanel();
  vi.restoreAllMocks();
});

const TEAM = aTeam(2);
const noted: ReportedTeam = {
  ...TEAM,
  placedComments: [],
  teamwork: {
    attendance: { sessions: 3, skipped: 0, presences: 5, members: 2 },
    reflections: { level1: null, level2: [3, 2, 3], level3: null, level4: null },
  },
  answers: TEAM.answers && { ...TEAM.answers, notes: { ...TEAM.answers.notes, level2: 'Bom trabalho' } },
};
const CLASS = id(80);
const levelScale = LEVEL_SCALE_DEFAULT;
const MARKS = { 1: SOLAR_SYSTEMS.ic.missions[1].marks, 2: SOLAR_SYSTEMS.ic.missions[2].marks };
const SERVER = {
  [`GET /team/${TEAM._id}/report`]: { className: '8.º A', quizCorrections: [], levelScale, teams: [noted] },
  [`GET /solar/${THEME_IDS.ic}`]: { ...SOLAR_SYSTEMS.ic, _id: THEME_IDS.ic },
  'GET /solar/correct-quiz-answers': {
    solar: [{ _id: THEME_IDS.ic, name: 'Interculturalidade', level: 'l' }],
    data: [{ _id: 'l', level1: [1, 0, 1].map((correct) => ({ options: { correct } })) }],
  },
};

function open(search: string, extra: StubResponses = {}) {
  const calls = stubServer({ ...SERVER, ...extra });
  openPanel(`/panel/report${search}`, 2);
  return calls;
}
const report = async (name = 'Cometas') => within(await screen.findByRole('article', { name: `Relatório de ${name}` }));
const print = () => screen.getByRole('button', { name: 'Imprimir' }) as HTMLButtonElement;

describe('the report of a team', () => {
  test('shows answers, marks with their meaning, the note, and points of 500', async () => {
    open(`?team=${TEAM._id}`);
    const paper = await report();
    for (const words of [
      '80/500',
      'O nosso texto',
      'foto.png',
      'Um texto da missão 2',
      markWords(MARKS[2], 'p1', 20, 'team'),
      markWords(MARKS[2], 'p2', 20, 'team'),
      markWords(MARKS[1], 'p1', 40, 'team'),
      'Resposta: 20/60',
      'Quiz: 40/60',
      'Bom trabalho',
      '40/100',
    ]) {
      expect(paper.getAllByText(words).length, words).toBeGreaterThan(0);
    }
    const parts = paper.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.split(':')[0]);
    expect(parts).toEqual(['Para a família', 'Treino', 'Missão 1', 'Missão 2', 'Missão 3', 'Missão 4']);
    expect(paper.queryByText(markWords(MARKS[2], 'p1', 20, 'teacher')), 'the paper is for students').toBeNull();
    expect(paper.getAllByText(/\(certa: 20\/20\)/)).toHaveLength(2);
    expect(paper.getAllByText(/\(errada: 0\/20\)/)).toHaveLength(1);
    expect(paper.getByText('Trabalho de equipa: —/40'), 'a missing mark is not 0').toBeDefined();
    expect(paper.getAllByText('Ainda sem resposta')).toHaveLength(2);
    await expectAccessible();
  });

  test('says which questions of the quiz do not count in the class, or count another way', async () => {
    const quizCorrections = [
      { theme: 'ic', challenge: 3, kind: 'void', options: [], mayFall: false },
      { theme: 'ic', challenge: 2, kind: 'correct', options: [1], mayFall: true },
      { theme: 'dh', challenge: 1, kind: 'correct', options: [2], mayFall: true },
    ];
    open(`?team=${TEAM._id}`, {
      [`GET /team/${TEAM._id}/report`]: { className: '8.º A', quizCorrections, levelScale, teams: [noted] },
    });
    const paper = await report();
    expect(paper.getByText(/\(não conta nesta turma: 20\/20\)/)).toBeDefined();
    expect(paper.getByText(/\(errada: 0\/20; resposta certa corrigida nesta turma\)/)).toBeDefined();
    expect(paper.getAllByText(/\(certa: 20\/20\)/)).toHaveLength(1);
  });

  test('can be printed once everything is loaded', async () => {
    const asked = vi.fn();
    vi.stubGlobal('print', asked);
    open(`?team=${TEAM._id}`);
    expect(print().disabled).toBe(true);
    await report();
    await waitFor(() => expect(print().disabled).toBe(false));
    await user.click(print());
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  });
});

test('a class has a report for each of its teams', async () => {
  const teams = [noted, { ...noted, _id: id(101), name: 'Órbita' }];
  open(`?class=${CLASS}`, {
    [`GET /classes/${CLASS}/report`]: { className: '8.º A', quizCorrections: [], levelScale, teams },
  });
  await report('Cometas');
  await report('Órbita');
  expect(screen.getByRole('heading', { level: 1, name: 'Relatório · 8.º A' })).toBeDefined();
});

test.each<[string, string, Record<string, StubResponse>, string]>([
  ['without a team or class', '', {}, 'Abra esta página a partir de uma equipa ou de uma turma.'],
  [
    'of an empty class',
    `?class=${CLASS}`,
    { [`GET /classes/${CLASS}/report`]: { className: '8.º A', quizCorrections: [], levelScale, teams: [] } },
    'Esta turma ainda não tem equipas.',
  ],
  [
    'of somebody else’s team',
    `?team=${TEAM._id}`,
    {
      [`GET /team/${TEAM._id}/report`]: {
        status: 403,
        body: { message: 'Estes dados pertencem a outra conta.', code: 'notYours' },
      },
    },
    'Estes dados pertencem a outra conta.',
  ],
])('%s it shows a message and cannot be printed', async (_, search, extra, words) => {
  open(search, extra);
  expect(await screen.findByText(words)).toBeDefined();
  expect(print().disabled).toBe(true);
});

test('a report of a missing team says so, links to the bin and cannot be printed', async () => {
  stubServer({});
  openPanel(`/panel/report?team=${id(999)}`);
  expect(await screen.findByText('Esta equipa já não existe.')).toBeDefined();
  const bin = screen.getAllByRole('link', { name: 'Reciclagem' });
  expect(bin.map((link) => link.getAttribute('href'))).toContain('/panel/bin');
  expect((screen.getByRole('button', { name: 'Imprimir' }) as HTMLButtonElement).disabled).toBe(true);
});

test('a total that lacks a mark is labelled provisional', async () => {
  open(`?team=${TEAM._id}`);
  expect((await report()).getByText('Pontuação Final (provisória)')).toBeDefined();
  cleanup();
  const { level1 } = TEAM.points;
  const points = { ...TEAM.points, level1: { ...level1, marked: { p1: false, p2: true } } };
  const done = { className: '8.º A', quizCorrections: [], levelScale, teams: [{ ...noted, points }] };
  open(`?team=${TEAM._id}`, { [`GET /team/${TEAM._id}/report`]: done });
  expect((await report()).getByText('Pontuação Final')).toBeDefined();
});

describe('how the team worked', () => {
  test('stands beside the marks in words, and on top in numbers, without who was missing', async () => {
    open(`?team=${TEAM._id}`);
    const paper = await report();
    expect(paper.getByText('Presenças: 3 sessões, em média 1,7 de 2 presentes')).toBeDefined();
    expect(paper.getByText('Como trabalhou a equipa: média 2,7 de 3')).toBeDefined();
    const [one, two] = paper
      .getAllByText('Como trabalhou a equipa, segundo a própria')
      .map((heading) => [...(heading.parentElement?.querySelectorAll('dd') ?? [])].map((dd) => dd.textContent));
    expect(one).toEqual(['Ainda sem resposta da equipa.']);
    expect(two).toEqual([
      'Todas as pessoas da equipa participaram? Sim',
      'Ouvimos até ao fim quem pensava de outra maneira? Em parte',
      'Cada pessoa cumpriu a sua função? Sim',
    ]);
    await expectAccessible();
  });

  test('is said to be unknown when the team was never asked', async () => {
    const attendance = { sessions: 0, skipped: 0, presences: 0, members: 2 };
    const reflections = { level1: null, level2: null, level3: null, level4: null };
    const team = { ...noted, teamwork: { attendance, reflections } };
    open(`?team=${TEAM._id}`, {
      [`GET /team/${TEAM._id}/report`]: { className: '8.º A', quizCorrections: [], levelScale, teams: [team] },
    });
    const paper = await report();
    expect(paper.getByText('Presenças: sem registo')).toBeDefined();
    expect(paper.getByText('Como trabalhou a equipa: sem respostas')).toBeDefined();
  });
});

describe('unsaved marks', () => {
  const key = `unsent:${ACCOUNT_ID}:marks:${TEAM._id}`;
  const leaveUnsaved = () => localStorage.setItem(key, JSON.stringify({ 2: { p2: { value: 40, seen: 20 } } }));
  const PATH = `GET /team/${TEAM._id}/report`;

  test('are saved before the report is fetched', async () => {
    leaveUnsaved();
    const { level2 } = TEAM.points;
    const points = { ...TEAM.points, level2: { ...level2, p2: 40 } };
    const calls = open(`?team=${TEAM._id}`, { 'PUT /team/evaluation': { points } });
    await report();
    const order = calls.map(({ method, path }) => `${method} ${path}`);
    expect(order.indexOf('PUT /team/evaluation')).toBeGreaterThanOrEqual(0);
    expect(order.indexOf('PUT /team/evaluation')).toBeLessThan(order.indexOf(PATH));
  });

  test('that cannot be saved are reported and can be left out', async () => {
    leaveUnsaved();
    open(`?team=${TEAM._id}`, { 'PUT /team/evaluation': 'offline' });
    expect(await screen.findByText(/1 equipa que ainda não estão no servidor/)).toBeDefined();
    expect(print().disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Mostrar mesmo assim' }));
    await report();
  });
});
