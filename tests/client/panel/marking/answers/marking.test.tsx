// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { Team } from '#contract/school/teams.ts';
import { markWords } from '#domain/marking/markWords.ts';
import type { Criterion } from '#domain/marking/scoring.ts';
import { type MissionLevel, THEME_IDS } from '#domain/vocabulary.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { preventsDefault } from '../../../../support/browser/preventsDefault.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { fill } from '../../actions.ts';
import { aTeam, id, page } from '../../fixtures.ts';
import { closePanel, openPanel, type StubResponse, type StubResponses, stubServer } from '../../panelHarness.tsx';
import { giveMark, keyTarget, markRow, removeMark, rubricOf, shownMark } from './markControls.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(closePanel);

const NOTHING = { p1: 0, p2: 0, total: 0, marked: { p1: false, p2: false } };
const FULL = { ...aTeam(2).points, level1: { p1: 40, p2: 0, total: 40, marked: { p1: false, p2: true } } };
const team = (n: number, name: string, marked: boolean): Team => {
  const base = aTeam(2);
  const points = { total: 0, level1: NOTHING, level2: NOTHING, level3: NOTHING, level4: NOTHING };
  return { ...base, _id: id(n), name, points: marked ? FULL : points };
};
const TEAMS = [team(101, 'Alfa', false), team(102, 'Beta', true), team(103, 'Gama', false), team(104, 'Delta', true)];

/** Returns what the team's theme says to the teacher about a mark. */
const meaning = (level: MissionLevel, criterion: Criterion, points: number) =>
  markWords(SOLAR_SYSTEMS.ic.missions[level].marks, criterion, points, 'teacher');

async function open(name: string, teams: readonly unknown[] = TEAMS, extra: StubResponses = {}) {
  const calls = stubServer({
    'GET /team/responses': page('teams', teams),
    [`GET /solar/${THEME_IDS.ic}`]: { ...SOLAR_SYSTEMS.ic, _id: THEME_IDS.ic },
    [`GET /solar/${THEME_IDS.dh}`]: { ...SOLAR_SYSTEMS.dh, _id: THEME_IDS.dh },
    'GET /solar/correct-quiz-answers': { solar: [], data: [] },
    ...extra,
  });
  openPanel('/panel/solar-systems/answers');
  await user.click(await screen.findByRole('button', { name: `Ver Respostas de ${name}` }));
  const sheet = within(await screen.findByRole('region', { name: `Respostas de ${name}` }));
  return { calls, sheet };
}

const step = (name: 'anterior' | 'seguinte') =>
  screen.getByRole('button', { name: `Equipa ${name} por avaliar` }) as HTMLButtonElement;

/** Presses keys in a control; returns whether the page prevents what the browser does with them. */
function pressKeys(control: HTMLElement, keys: string): Promise<boolean> {
  control.focus();
  return preventsDefault('keydown', () => user.keyboard(keys));
}

describe('marking by keyboard', () => {
  test.each([
    ['Resposta (missão 2)', '4', '60', meaning(2, 'p1', 60)],
    ['Resposta (missão 2)', '1', '0', meaning(2, 'p1', 0)],
    ['Trabalho de equipa (missão 2)', '2', '20', meaning(2, 'p2', 20)],
  ])('%s, key %s: gives %s points, whose row says what they mean', async (label, key, value, words) => {
    const { sheet } = await open('Alfa');
    expect(await pressKeys(keyTarget(label, sheet), key)).toBe(true);
    expect(shownMark(label, sheet)).toBe(value);
    expect(markRow(label, value, sheet).closest('label')?.textContent).toContain(words);
  });

  test('each posted mission shows what its marks mean to the teacher; the others do not', async () => {
    const { sheet } = await open('Alfa');
    const rows = (label: string) =>
      Array.from(rubricOf(label, sheet).querySelectorAll('label'), ({ textContent }) => textContent);
    const { p1, p2 } = SOLAR_SYSTEMS.ic.missions[2].marks;
    const told = (marks: typeof p1) =>
      Object.entries(marks).map(([points, { teacher }]) => expect.stringContaining(`${points} pontos: ${teacher}`));
    expect(rows('Resposta (missão 2)')).toEqual(told(p1));
    expect(rows('Trabalho de equipa (missão 2)')).toEqual(told(p2));
    expect(rows('Trabalho de equipa (missão 1)')).toEqual(told(SOLAR_SYSTEMS.ic.missions[1].marks.p2));
    expect(sheet.queryAllByRole('radiogroup', { name: /missão [34]/ })).toEqual([]);
    await expectAccessible();
  });

  test('a team of another theme gets the explanations of that theme', async () => {
    const other = {
      ...TEAMS[0],
      status: { ...TEAMS[0]?.status, solar: { name: 'Direitos Humanos', _id: THEME_IDS.dh } },
    };
    const { sheet } = await open('Alfa', [other]);
    const row = markRow('Resposta (missão 2)', 60, sheet).closest('label');
    expect(row?.textContent).toContain(SOLAR_SYSTEMS.dh.missions[2].marks.p1[60]?.teacher);
    expect(row?.textContent).not.toContain(meaning(2, 'p1', 60));
  });

  test('keys without a mark and shortcuts change nothing', async () => {
    const { sheet } = await open('Alfa');
    const row = keyTarget('Trabalho de equipa (missão 2)', sheet);
    for (const keys of ['4', '0', 'a', '{Control>}3{/Control}']) {
      expect(await pressKeys(row, keys), keys).toBe(false);
    }
    expect(shownMark('Trabalho de equipa (missão 2)', sheet)).toBe('');
  });

  test('0 is a mark, and it can be removed', async () => {
    const { sheet } = await open('Alfa');
    const label = 'Trabalho de equipa (missão 1)';
    const about = () => sheet.getByRole('heading', { name: label }).parentElement?.textContent;
    expect(about()).toContain('Por avaliar');
    await giveMark(user, label, 0);
    expect([shownMark(label), about()?.includes('Por avaliar')]).toEqual(['0', false]);
    await removeMark(user, label);
    expect([shownMark(label), about()?.includes('Por avaliar')]).toEqual(['', true]);
    await giveMark(user, label, 20);
    await pressKeys(keyTarget(label), '{Delete}');
    expect(shownMark(label)).toBe('');
    expect(localStorage.length).toBe(0);
  });

  test('next and previous skip teams that are marked', async () => {
    await open('Alfa');
    expect(screen.getByText('2 equipas por avaliar nesta página')).toBeDefined();
    expect(step('anterior').disabled).toBe(true);
    await user.click(step('seguinte'));
    const gama = within(await screen.findByRole('region', { name: 'Respostas de Gama' }));
    expect(screen.queryByRole('region', { name: 'Respostas de Alfa' }), 'closed').toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(keyTarget('Trabalho de equipa (missão 1)', gama)));
    expect(step('seguinte').disabled).toBe(true);
    await user.click(step('anterior'));
    await screen.findByRole('region', { name: 'Respostas de Alfa' });
  });

  test('a team counts as marked only after its marks are saved, as in the filter', async () => {
    const saved = { ...FULL, level1: { ...FULL.level1, p1: 0 } };
    let answer: (response: StubResponse) => void = () => {};
    const answered = new Promise<StubResponse>((resolve) => {
      answer = resolve;
    });
    const { sheet } = await open('Alfa', TEAMS, { 'PUT /team/evaluation': () => answered });
    for (const label of ['Trabalho de equipa (missão 1)', 'Resposta (missão 2)', 'Trabalho de equipa (missão 2)']) {
      await pressKeys(keyTarget(label, sheet), '1');
    }
    expect(screen.getByText('2 equipas por avaliar nesta página')).toBeDefined();
    answer({ points: saved });
    expect(await screen.findByText('1 equipa por avaliar nesta página', {}, { timeout: 5_000 })).toBeDefined();
  });

  test('an open team stays in a list of unmarked teams after it was marked, and is not counted', async () => {
    const saved = { ...FULL, level1: { ...FULL.level1, p1: 0 } };
    let isMarked = false;
    const calls = stubServer({
      [`PUT /team/${id(101)}/levels/2/note`]: {
        status: 403,
        body: { message: 'Não é uma equipa sua.', code: 'notYours' },
      },
      'GET /team/responses': () =>
        page(
          'teams',
          TEAMS.filter(({ name }) => name === 'Gama' || (name === 'Alfa' && !isMarked)),
        ),
      [`GET /solar/${THEME_IDS.ic}`]: { ...SOLAR_SYSTEMS.ic, _id: THEME_IDS.ic },
      'GET /solar/correct-quiz-answers': { solar: [], data: [] },
      'PUT /team/evaluation': () => {
        isMarked = true;
        return { points: saved };
      },
    });
    openPanel(`/panel/solar-systems/answers?unmarked=true&team=${id(101)}`);
    const sheet = within(await screen.findByRole('region', { name: 'Respostas de Alfa' }));
    for (const label of ['Resposta (missão 2)', 'Trabalho de equipa (missão 2)', 'Trabalho de equipa (missão 1)']) {
      await pressKeys(keyTarget(label, sheet), '1');
    }
    expect(await screen.findByText('1 equipa por avaliar nesta página', {}, { timeout: 5_000 })).toBeDefined();
    const lists = () =>
      calls.filter(({ path, query }) => path === '/team/responses' && query.get('limit') !== '1').length;
    const before = lists();
    await fill(user, sheet.getByLabelText('Comentário à equipa (missão 2)'), 'Bom');
    const save = screen.getByRole('button', { name: 'Guardar avaliações' });
    await user.click(save);
    await screen.findByText('Não é uma equipa sua.');
    await waitFor(() => expect(lists(), 'the list is read again').toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByLabelText('A carregar…')).toBeNull());
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Alfa', 'Gama']);
    expect(document.activeElement).toBe(save);
    expect(shownMark('Trabalho de equipa (missão 1)')).toBe('0');
  });

  test('a team that was just marked is skipped, even without a network', async () => {
    const { sheet } = await open('Alfa', TEAMS, { 'PUT /team/evaluation': 'offline' });
    for (const label of ['Trabalho de equipa (missão 1)', 'Resposta (missão 2)', 'Trabalho de equipa (missão 2)']) {
      await pressKeys(keyTarget(label, sheet), '1');
    }
    await user.click(step('seguinte'));
    await screen.findByRole('region', { name: 'Respostas de Gama' });
    expect(step('anterior').disabled).toBe(true);
  });

  test('next and previous cross pages, also those with nothing to mark', async () => {
    const pages = [[TEAMS[0], TEAMS[1]], [TEAMS[3]], [TEAMS[2]]];
    stubServer({
      'GET /team/responses': ({ query }) => ({
        teams: pages[Number(query.get('page'))] ?? [],
        pagination: { page: Number(query.get('page')), limit: 10, total: query.has('unmarked') ? 2 : 21 },
      }),
      [`GET /solar/${THEME_IDS.ic}`]: { ...SOLAR_SYSTEMS.ic, _id: THEME_IDS.ic },
      'GET /solar/correct-quiz-answers': { solar: [], data: [] },
    });
    openPanel(`/panel/solar-systems/answers?team=${id(101)}`);
    await screen.findByRole('region', { name: 'Respostas de Alfa' });
    expect(await screen.findByText('1 equipa por avaliar nesta página (2 em toda a lista)')).toBeDefined();
    expect(step('anterior').disabled).toBe(true);
    await user.click(step('seguinte'));
    const gama = within(await screen.findByRole('region', { name: 'Respostas de Gama' }));
    await waitFor(() => expect(document.activeElement).toBe(keyTarget('Trabalho de equipa (missão 1)', gama)));
    expect(screen.getByTestId('address').textContent).toContain(`team=${id(103)}`);
    expect(screen.getByTestId('address').textContent).toContain('page=2');
    expect(step('seguinte').disabled).toBe(true);
    await user.click(step('anterior'));
    await screen.findByRole('region', { name: 'Respostas de Alfa' });
    expect(screen.queryByText(/não está nesta página/)).toBeNull();
  });

  test('an unknown team in the URL shows a message', async () => {
    await open('Alfa');
    cleanup();
    openPanel(`/panel/solar-systems/answers?team=${id(999)}`);
    expect(await screen.findByText(/A equipa deste endereço não está nesta página da lista/)).toBeDefined();
    expect(screen.queryByRole('region', { name: /^Respostas de/ })).toBeNull();
  });

  test('the first row that the URL opens is scrolled into view', async () => {
    await open('Alfa');
    cleanup();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5_000, 10, 10));
    openPanel(`/panel/solar-systems/answers?team=${id(103)}&team=${id(101)}`);
    await screen.findByRole('region', { name: 'Respostas de Gama' });
    await screen.findByRole('region', { name: 'Respostas de Alfa' });
    await waitFor(() => expect(scroll).toHaveBeenCalled());
    const rows = scroll.mock.contexts.map((row) => (row as HTMLElement).querySelector('th')?.textContent);
    expect(rows, 'the first one only').toEqual(['Gama']);
    rect.mockRestore();
    scroll.mockRestore();
  });

  test('a level is labelled marked only after its marks are saved', async () => {
    const { sheet } = await open('Alfa');
    const level = within(sheet.getByRole('region', { name: /^Missão 2/ }));
    expect(level.getAllByText('Por avaliar').length).toBeGreaterThan(0);
    for (const label of ['Resposta (missão 2)', 'Trabalho de equipa (missão 2)']) {
      await pressKeys(keyTarget(label, sheet), '2');
    }
    expect(level.getByText('Avaliação por guardar')).toBeDefined();
    expect(level.queryByText('Avaliada')).toBeNull();
  });

  test('the URL holds the open team, so that a reload shows it again', async () => {
    await open('Gama');
    const address = screen.getByTestId('address').textContent ?? '';
    expect(address).toBe(`/panel/solar-systems/answers?team=${id(103)}`);
    cleanup();
    openPanel(address);
    await screen.findByRole('region', { name: 'Respostas de Gama' });
    await user.click(step('anterior'));
    await screen.findByRole('region', { name: 'Respostas de Alfa' });
    expect(screen.getByTestId('address').textContent).toBe(`/panel/solar-systems/answers?team=${id(101)}`);
    await user.click(screen.getByRole('button', { name: 'Ver Respostas de Alfa' }));
    expect(screen.getByTestId('address').textContent).toBe('/panel/solar-systems/answers');
  });

  test('is accessible', async () => {
    await open('Alfa');
    await expectAccessible();
  });
});
