// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CouncilHallPage } from '#client/game/hall/CouncilHallPage.tsx';
import { STILL_REVEAL_MS } from '#client/game/stage/hall/reveal.ts';
import type { CouncilHall } from '#contract/council/session/hall.ts';
import { COUNCIL_PHASES } from '#domain/council/session/phases.ts';
import { MAP_READ_EVERY_MS } from '#domain/limits.ts';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { type FakeAnswer, fakeFetch } from '../../api/fakeFetch.ts';

const MINUTE = 60_000;
const TEAM = { className: '7.º B', theme: 'ic', isThere: true, hasVoted: false } as const;
const TEAMS = [
  { ...TEAM, _id: 'a', name: 'Andrómeda', ship: 0, hasVoted: true },
  { ...TEAM, _id: 'b', name: 'Cometas', ship: null, isThere: false },
  { ...TEAM, _id: 'c', name: 'Vega', ship: 3 },
];
const HALL: CouncilHall = {
  revision: 1,
  state: 'running',
  phase: 'vote',
  phases: COUNCIL_PHASES.map((phase) => ({ phase, minutes: 10 })),
  leftMs: 8 * MINUTE,
  paused: false,
  presenting: null,
  resultShown: false,
  toEarth: null,
  code: 'k7mq2xwe',
  classes: ['7.º B'],
  ballot: 'stars',
  teams: TEAMS,
  plans: TEAMS.map((team, index) => ({
    _id: `plan-${team._id}`,
    team,
    place: index + 1,
    text: null,
    applause: 0,
    withdrawn: false,
  })),
  result: null,
};
const CHOSEN = {
  rule: 'medianGrade',
  ranking: [],
  winners: ['plan-c'],
  sentence: 'Vega teve a mediana mais alta.',
} as const;
const RESULT: NonNullable<CouncilHall['result']> = {
  ballot: 'stars',
  counted: 3,
  abstentions: 0,
  teams: 3,
  chosen: { ...CHOSEN, ranking: [], winners: ['plan-c'] },
  all: [],
  leading: ['plan-c'],
  winner: 'plan-c',
  byLot: false,
  agreement: { reason: null, agreed: null },
};
const NOT_FOUND = { status: 404, body: { code: 'notFound', message: 'Nenhum conselho tem este código agora.' } };
const LOCKED = {
  status: 429,
  body: { code: 'lockedOut', message: 'Demasiados códigos.' },
  headers: { 'Retry-After': '60' },
};

// @pixi/react loads only in a bundler; a browser without a canvas does not need it.
vi.mock('@pixi/react', () => ({ extend: vi.fn(), useApplication: vi.fn(), Application: vi.fn() }));

/** What the server answers next. */
let answer: FakeAnswer;

function show(hall: Partial<CouncilHall> = {}): void {
  const toEarth = hall.resultShown ? (hall.result?.winner ?? null) : null;
  answer = { status: 200, body: { ...HALL, toEarth, ...hall } };
}

function open(): void {
  render(
    <MemoryRouter initialEntries={['/conselho/k7mq2xwe']}>
      <Routes>
        <Route path="/conselho/:code" element={<CouncilHallPage />} />
      </Routes>
    </MemoryRouter>,
  );
}

/** Lets this much time pass, with the readings in it. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function openHall(hall: Partial<CouncilHall> = {}): Promise<ReturnType<typeof fakeFetch>> {
  show(hall);
  const calls = fakeFetch({ 'GET /api/council-hall/k7mq2xwe': () => answer });
  open();
  await pass(10);
  return calls;
}

const readings = (calls: ReturnType<typeof fakeFetch>) =>
  calls.filter(({ url }) => url.includes('council-hall')).length;
const teamsShown = () =>
  within(screen.getByRole('list', { name: 'Equipas no conselho' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const greatScreen = () => within(screen.getByRole('region', { name: 'Grande ecrã' }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the page of the council hall', () => {
  it('says who meets, in which phase, and who has voted, never what', async () => {
    await openHall();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Conselho Galáctico');
    expect(screen.getByText(/^k7mq\s2xwe$/)).toBeTruthy();
    expect(greatScreen().getByText('1 de 3')).toBeTruthy();
    expect(teamsShown()).toEqual([
      'Andrómeda: 7.º B, nave Faísca, já votou',
      'Cometas: 7.º B, ainda não votou, sem dispositivos ligados',
      'Vega: 7.º B, nave Manta, ainda não votou',
    ]);
    expect(
      within(screen.getByRole('list', { name: 'Fases do conselho' }))
        .getByText('Votar')
        .getAttribute('aria-current'),
    ).toBe('step');
    expect(document.title).toBe('Conselho · 7.º B');
    vi.useRealTimers();
    await expectAccessible();
  });

  it('counts the time down between readings, and says how long it is over', async () => {
    await openHall();
    expect(screen.getByText('8:00')).toBeTruthy();
    answer = 'offline';
    await pass(61_000);
    expect(screen.getByText('6:59')).toBeTruthy();
    show({ leftMs: -30_000 });
    await pass(20_000);
    expect([screen.getByText('0:00'), screen.getByText('Acabou o tempo')]).toHaveLength(2);
    show({ leftMs: -2 * MINUTE });
    await pass(20_000);
    expect(screen.getByText('mais 2 min')).toBeTruthy();
    expect(screen.getByText('Acabou o tempo há 2 minutos')).toBeTruthy();
  });

  it('stands still while the session is paused', async () => {
    await openHall({ paused: true });
    answer = 'offline';
    await pass(30_000);
    expect(screen.getByText('8:00')).toBeTruthy();
    expect(screen.getByText('em pausa')).toBeTruthy();
    expect(screen.getByText('Faltam 8 minutos, em pausa')).toBeTruthy();
  });

  it('waits for the teams before the start', async () => {
    await openHall({ state: 'prepared', phase: null, leftMs: null });
    expect(greatScreen().getByRole('heading', { name: 'O conselho vai começar' })).toBeTruthy();
    expect(greatScreen().getByText('2 de 3')).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('shows the plan that is presented with its team and its place in the drawn order', async () => {
    const plans = HALL.plans.map((plan) => (plan._id === 'plan-c' ? { ...plan, text: 'Uma horta no pátio.' } : plan));
    await openHall({ phase: 'present', presenting: 'plan-c', plans });
    expect(greatScreen().getByRole('heading', { name: 'Vega' })).toBeTruthy();
    expect(greatScreen().getByText('n.º 3 de 3 · ordem tirada à sorte')).toBeTruthy();
    expect(greatScreen().getByText('Uma horta no pátio.')).toBeTruthy();
    expect(teamsShown()[2]).toBe('Vega: 7.º B, nave Manta, apresenta agora');
    show({ phase: 'present', presenting: null });
    await pass(MAP_READ_EVERY_MS);
    expect(greatScreen().getByText('A ordem foi tirada à sorte.')).toBeTruthy();
  });

  it('shows a plan with its team, also once that was moved to another class', async () => {
    const moved = { ...TEAM, _id: 'd', className: '9.º C', name: 'Pégaso', ship: 2 };
    const plans = [
      ...HALL.plans,
      { _id: 'plan-d', team: moved, place: 4, text: 'Sombra.', applause: 0, withdrawn: false },
    ];
    await openHall({ phase: 'present', presenting: 'plan-d', plans });
    expect(greatScreen().getByRole('heading', { name: 'Pégaso' })).toBeTruthy();
    expect(teamsShown()[3]).toContain(': 9.º C, nave Besouro, apresenta agora, sem dispositivos ligados');
    show({ phase: 'present', plans });
    await pass(MAP_READ_EVERY_MS);
    expect(greatScreen().getByText('Pégaso')).toBeTruthy();
    show({ plans });
    await pass(MAP_READ_EVERY_MS);
    expect(greatScreen().getByText('1 de 3')).toBeTruthy();
    expect(teamsShown()[3]).toMatch(/^Pégaso.*: 9\.º C, nave Besouro, sem dispositivos ligados$/);
    show({ phase: 'result', plans, result: { ...RESULT, winner: 'plan-d' }, resultShown: true });
    await pass(MAP_READ_EVERY_MS + STILL_REVEAL_MS);
    expect(greatScreen().getByRole('heading', { name: 'Pégaso' })).toBeTruthy();
  });

  it('does not show a plan that was withdrawn', async () => {
    const plans = HALL.plans.map((plan) => ({ ...plan, withdrawn: true }));
    await openHall({ phase: 'present', presenting: 'plan-c', plans });
    expect(greatScreen().getByRole('heading', { name: 'Esta proposta foi retirada' })).toBeTruthy();
  });

  it('keeps a result whose plan was withdrawn after the vote, and says so', async () => {
    const plans = HALL.plans.map((plan) => ({ ...plan, withdrawn: plan._id === 'plan-c' }));
    await openHall({ phase: 'result', plans, result: RESULT, resultShown: true });
    await pass(STILL_REVEAL_MS);
    expect(greatScreen().getByText('Este plano foi retirado depois da votação. O resultado não muda.')).toBeTruthy();
  });

  it('reveals the winner when the result is shown, and names nobody last', async () => {
    await openHall({ phase: 'result', result: RESULT });
    expect(greatScreen().getByRole('heading', { name: 'Os votos estão contados' })).toBeTruthy();
    expect(screen.queryByText(CHOSEN.sentence)).toBeNull();
    show({ phase: 'result', result: RESULT, resultShown: true });
    await pass(MAP_READ_EVERY_MS);
    expect(document.querySelector('[data-revealing="true"]')).toBeTruthy();
    expect(screen.getByText('A nave do plano escolhido parte para a Terra')).toBeTruthy();
    await pass(STILL_REVEAL_MS);
    expect(document.querySelector('[data-revealing="true"]')).toBeNull();
    expect(greatScreen().getByRole('heading', { name: 'Vega' })).toBeTruthy();
    expect(greatScreen().getByText(CHOSEN.sentence)).toBeTruthy();
    expect(greatScreen().getByText('Andrómeda e Cometas')).toBeTruthy();
    vi.useRealTimers();
    await expectAccessible();
  });

  it('skips the reveal with a key', async () => {
    await openHall({ phase: 'result', result: RESULT });
    show({ phase: 'result', result: RESULT, resultShown: true });
    await pass(MAP_READ_EVERY_MS);
    fireEvent.keyDown(window, { key: ' ' });
    expect(document.querySelector('[data-revealing="true"]')).toBeNull();
  });

  it('shows the result at once on a page that is opened later', async () => {
    await openHall({ phase: 'result', result: RESULT, resultShown: true });
    expect(document.querySelector('[data-revealing="true"]')).toBeNull();
    expect(greatScreen().getByText(CHOSEN.sentence)).toBeTruthy();
  });

  it('says that there is a tie, and that the lot decided', async () => {
    // By equal shares nothing may be funded, and the plans that tied for it still lead.
    const tie = { ...RESULT, winner: null, leading: ['plan-a', 'plan-c'], chosen: { ...RESULT.chosen, winners: [] } };
    await openHall({ phase: 'result', result: tie, resultShown: true });
    expect(greatScreen().getByRole('heading', { name: 'Empate' })).toBeTruthy();
    expect(greatScreen().getByText(/^Andrómeda e Vega ficaram lado a lado/)).toBeTruthy();
    show({ phase: 'result', result: { ...RESULT, byLot: true }, resultShown: true });
    await pass(MAP_READ_EVERY_MS + STILL_REVEAL_MS);
    expect(greatScreen().getByText('Houve empate, e o sorteio decidiu.')).toBeTruthy();
  });

  it('says that nothing was counted where nobody voted', async () => {
    const none = { ...RESULT, winner: null, leading: [], chosen: { ...RESULT.chosen, winners: [] } };
    await openHall({ phase: 'result', result: none, resultShown: true });
    expect(greatScreen().getByText('Não houve votos que se pudessem contar.')).toBeTruthy();
  });

  it('says whose plan goes to Earth and what happens next, then that the session is over', async () => {
    await openHall({ phase: 'earth', result: RESULT, resultShown: true });
    expect(screen.getByRole('heading', { name: 'O plano de Vega' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'O que acontece a seguir' })).toBeTruthy();
    show({ state: 'closed', phase: 'earth', result: RESULT, resultShown: true });
    await pass(MAP_READ_EVERY_MS);
    expect(screen.getByRole('heading', { name: 'O conselho terminou' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'O plano de Vega: o que acontece a seguir' })).toBeTruthy();
  });

  it('says whose plan goes to Earth where the class agreed without a vote', async () => {
    await openHall({ phase: 'earth', toEarth: null });
    expect(screen.getByRole('heading', { name: 'Os vossos planos' })).toBeTruthy();
    show({ phase: 'earth', toEarth: 'plan-c' });
    await pass(MAP_READ_EVERY_MS);
    expect(screen.getByRole('heading', { name: 'O plano de Vega' })).toBeTruthy();
  });

  it('keeps the last state while the network is lost, says how old it is, and goes on', async () => {
    const calls = await openHall();
    answer = 'offline';
    await pass(30_000);
    expect(screen.getByText(/^Sem rede: o salão é de há (29|30|31|32) s\.$/)).toBeTruthy();
    expect(teamsShown()).toHaveLength(3);
    show();
    await pass(20_000);
    expect(screen.queryByText(/^Sem rede/)).toBeNull();
    const before = readings(calls);
    await pass(2 * MAP_READ_EVERY_MS);
    expect(readings(calls)).toBe(before + 2);
  });

  it('explains a wrong code, and asks again only when told to', async () => {
    answer = NOT_FOUND;
    const calls = fakeFetch({ 'GET /api/council-hall/k7mq2xwe': () => answer });
    open();
    await pass(10);
    expect(screen.getByRole('heading', { name: 'Não há salão com este código.' })).toBeTruthy();
    await pass(30_000);
    expect(readings(calls)).toBe(1);
    show();
    await act(async () => screen.getByRole('button', { name: 'Tentar de novo' }).click());
    await pass(10);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Conselho Galáctico');
  });

  it('says when there were too many wrong codes', async () => {
    answer = LOCKED;
    fakeFetch({ 'GET /api/council-hall/k7mq2xwe': () => answer });
    open();
    await pass(10);
    expect(screen.getByText(/^Houve demasiados códigos errados/)).toBeTruthy();
    vi.useRealTimers();
    await expectAccessible();
  });
});
