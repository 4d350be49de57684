// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STEP_MS } from '#client/panel/marking/answers/growth/usePlayback.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { growth } from '#contract/marking/growth.ts';
import type { Team } from '#contract/school/teams.ts';
import { expectAccessible } from '../../../../../support/browser/expectAccessible.ts';
import { htmlMistakes } from '../../../../../support/browser/screens/htmlMistakes.ts';
import { setupUser } from '../../../../../support/browser/setupUser.ts';
import { aTeam, page } from '../../../fixtures.ts';
import { closePanel, type RecordedCall, type StubResponse } from '../../../panelHarness.tsx';
import { openSheet } from '../openSheet.ts';

type Growth = ReplyOf<typeof growth.answerGrowth>;

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  return closePanel();
});

const PLAYED = aTeam(4);
const TEAM: Team = { ...PLAYED, answers: PLAYED.answers && { ...PLAYED.answers, answersLevel4: ['O plano'] } };
const PATH = `/team/${TEAM._id}/growth/2`;
/** The 14th of March 2026 at 10:30 and so many minutes, in the device's time zone. */
const minute = (minutes: number) => new Date(2026, 2, 14, 10, 30 + minutes).getTime() / 1_000;
const STEPS = ['A cachupa chegou', 'A cachupa chegou à nossa rua', 'A cachupa boa chegou à rua'];
const stepsOf = (texts: readonly string[]) =>
  texts.map((text, index) => ({ at: minute(2 * index), texts: [text], characters: text.length }));
const GROWN: Growth = { version: 1, versions: 1, steps: stepsOf(STEPS) };

type Answer = StubResponse | ((sent: RecordedCall) => StubResponse);
/** Opens the sheet and unfolds the control of mission 2. */
async function open(answer: Answer, team: Team = TEAM) {
  const calls = await openSheet(user, team, {
    [`GET ${PATH}`]: answer,
    'GET /team/responses': page('teams', [team]),
  });
  const before = calls.length;
  await user.click(screen.getByText(/^Como a resposta cresceu/, { selector: '[data-level="2"] summary' }));
  await screen.findByText(/Passo 1 de|Não há passos|Tentar de novo/);
  return calls.slice(before).filter(({ path }) => path.includes('growth'));
}

const GROWTH = (_: string, element: Element | null) =>
  element?.tagName === 'SUMMARY' && (element.textContent ?? '').startsWith('Como a resposta cresceu');
const level = (n: number) => within(document.querySelector(`[data-level="${n}"]`) as HTMLElement);
const slider = () => screen.getByRole('slider', { name: 'Momento da resposta' });
const said = () => document.querySelector('fieldset [role=status]')?.textContent;
const textOf = (element: string) => [...document.querySelectorAll(element)].map(({ textContent }) => textContent);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('is folded, loads nothing before it is opened, and belongs to the missions with texts', async () => {
  const calls = await openSheet(user, TEAM, { [`GET ${PATH}`]: GROWN, 'GET /team/responses': page('teams', [TEAM]) });
  const folded = [1, 2, 3, 4].map((n) => level(n).queryAllByText(GROWTH).length);
  expect(folded).toEqual([0, 1, 0, 1]);
  expect(calls.filter(({ path }) => path.includes('growth'))).toEqual([]);
  expect(screen.queryByRole('slider')).toBeNull();
});

test('is not there for a mission without an answer', async () => {
  const answers = TEAM.answers && { ...TEAM.answers, answersLevel2: [] };
  await openSheet(user, TEAM, { 'GET /team/responses': page('teams', [{ ...TEAM, answers } as Team]) });
  expect(level(2).queryByText(GROWTH)).toBeNull();
  expect(level(4).getByText(GROWTH)).toBeDefined();
});

describe('the steps', () => {
  test('are shown one at a time, with their minute and what is new', async () => {
    await open(GROWN);
    expect(screen.getByText('Passo 1 de 3, 14 de março, 10:30 · 16 caracteres')).toBeDefined();
    expect(slider().getAttribute('aria-valuetext')).toBe('Passo 1 de 3, 14 de março, 10:30');
    expect(textOf('ins'), 'nothing is new in the first').toEqual([]);
    await press('Passo seguinte');
    expect(screen.getByText('Passo 2 de 3, 14 de março, 10:32 · 28 caracteres')).toBeDefined();
    expect(textOf('ins')).toEqual(['à nossa rua']);
    await expectAccessible();
    expect(htmlMistakes()).toEqual([]);
  });

  test('show what is gone only when it is asked for', async () => {
    await open(GROWN);
    fireEvent.change(slider(), { target: { value: '3' } });
    expect([textOf('ins'), textOf('del')]).toEqual([['boa'], []]);
    await user.click(screen.getByRole('switch', { name: 'Mostrar o que saiu' }));
    expect(textOf('del')).toEqual(['nossa']);
    await expectAccessible();
    await user.click(screen.getByRole('switch', { name: 'Mostrar o que saiu' }));
    expect(textOf('del')).toEqual([]);
  });

  test('are chosen on the slider, which has the values 1 to 3 and says them in words', async () => {
    await open(GROWN);
    expect(['min', 'max', 'step'].map((name) => slider().getAttribute(name))).toEqual(['1', '3', '1']);
    fireEvent.change(slider(), { target: { value: '3' } });
    expect(slider().getAttribute('aria-valuetext')).toBe('Passo 3 de 3, 14 de março, 10:34');
    expect(screen.getByText(/Passo 3 de 3/)).toBeDefined();
    expect(said(), 'the slider says its own value').toBe('');
  });

  test('end at both ends, and a button says once where it led', async () => {
    await open(GROWN);
    await press('Passo anterior');
    expect(screen.getByText(/Passo 1 de 3/)).toBeDefined();
    for (let pressed = 0; pressed < 4; pressed += 1) await press('Passo seguinte');
    expect(screen.getAllByText(/Passo 3 de 3/).length).toBeGreaterThan(0);
    const next = screen.getByRole('button', { name: 'Passo seguinte' });
    expect([next.getAttribute('aria-disabled'), document.activeElement === next]).toEqual(['true', true]);
    expect(said()).toBe('Passo 3 de 3, 14 de março, 10:34');
  });
});

describe('playing', () => {
  const second = () => act(() => vi.advanceTimersByTimeAsync(STEP_MS));
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test('goes a step a second to the last one, and then from the beginning', async () => {
    await open(GROWN);
    vi.useFakeTimers();
    click('Reproduzir');
    expect(screen.getByText(/Passo 1 de 3/)).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(STEP_MS - 1));
    expect(screen.getByText(/Passo 1 de 3/)).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText(/Passo 2 de 3/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pausa' })).toBeDefined();
    await second();
    expect(screen.getByText(/Passo 3 de 3/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reproduzir' })).toBeDefined();
    expect(said(), 'no news while it plays').toBe('');
    click('Reproduzir');
    expect(screen.getByText(/Passo 1 de 3/)).toBeDefined();
    await second();
    expect(screen.getByText(/Passo 2 de 3/)).toBeDefined();
  });

  test('stops at a pause, and when a step is chosen', async () => {
    await open(GROWN);
    vi.useFakeTimers();
    click('Reproduzir');
    await second();
    click('Pausa');
    await second();
    expect(screen.getByText(/Passo 2 de 3/)).toBeDefined();
    click('Reproduzir');
    fireEvent.change(slider(), { target: { value: '1' } });
    await second();
    expect(screen.getByText(/Passo 1 de 3/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reproduzir' })).toBeDefined();
  });

  test('is not offered to who asks for less motion: each press is a step', async () => {
    const original = window.matchMedia.bind(window);
    const reduced = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? (reduced as unknown as MediaQueryList) : original(query),
    );
    await open(GROWN);
    expect(screen.queryByRole('button', { name: 'Reproduzir' })).toBeNull();
    await press('Passo seguinte');
    expect(screen.getByText(/^Passo 2 de 3.* · /)).toBeDefined();
  });
});

test('a mission of several boxes shows each below its prompt, and says which is empty', async () => {
  const boxes = [
    ['O lixo no pátio', '', ''],
    ['O lixo no pátio', 'Pedir um bebedouro', ''],
  ];
  const steps = boxes.map((texts, index) => ({ at: minute(index), texts, characters: texts.join('').length }));
  await openSheet(user, TEAM, {
    [`GET /team/${TEAM._id}/growth/4`]: { version: 1, versions: 1, steps },
    'GET /team/responses': page('teams', [TEAM]),
  });
  await user.click(level(4).getByText(GROWTH));
  await screen.findByText(/Passo 1 de 2/);
  expect(level(4).getAllByText('Ainda vazia')).toHaveLength(2);
  for (const { prompt } of SOLAR_SYSTEMS.ic.levels.level4) expect(level(4).getAllByText(prompt)).not.toEqual([]);
  await press('Passo seguinte');
  expect([textOf('ins'), level(4).getAllByText('Ainda vazia').length]).toEqual([['Pedir um bebedouro'], 1]);
});

test('an answer that was given back has its versions, each with its steps', async () => {
  const calls = await open(({ query }) =>
    query.get('version') === '1'
      ? { version: 1, versions: 2, steps: stepsOf(['Primeira', 'Primeira versão']) }
      : { ...GROWN, version: 2, versions: 2 },
  );
  expect(calls.map(({ query }) => query.get('version'))).toEqual([null]);
  const choice = screen.getByRole('combobox', { name: 'Versão da resposta' });
  expect((choice as HTMLSelectElement).value).toBe('2');
  await press('Passo seguinte');
  await user.selectOptions(choice, 'Versão 1');
  expect(await screen.findByText(/Passo 1 de 2/)).toBeDefined();
  await user.selectOptions(choice, 'Versão 2 (a última)');
  expect(await screen.findByText(/Passo 1 de 3/)).toBeDefined();
});

test.each([[[]], [['Escrita de uma vez']]])('fewer than two steps are explained: %j', async (texts) => {
  await open({ version: 1, versions: 1, steps: stepsOf(texts) });
  expect(screen.getByText(/^Não há passos guardados/)).toBeDefined();
  expect(screen.queryByRole('slider')).toBeNull();
  await expectAccessible();
});

test('a failure is said, and can be tried again', async () => {
  let isDown = true;
  await open(() =>
    isDown ? { status: 503, body: { message: 'O servidor está a recuperar.', code: 'databaseDown' } } : GROWN,
  );
  expect(screen.getByText(/O servidor está a recuperar/)).toBeDefined();
  isDown = false;
  await press('Tentar de novo');
  expect(await screen.findByText(/Passo 1 de 3/)).toBeDefined();
});
