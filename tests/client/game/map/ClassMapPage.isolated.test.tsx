// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClassMapPage } from '#client/game/map/ClassMapPage.tsx';
import type { ClassMap } from '#contract/classroom/classMap.ts';
import { MAP_READ_EVERY_MS } from '#domain/limits.ts';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { type FakeAnswer, fakeFetch } from '../../api/fakeFetch.ts';

const MAP: ClassMap = {
  className: '7.º B',
  code: 'k7mq2xwe',
  address: 'https://galaxia.exemplo.pt',
  elapsedMs: 12 * 60_000,
  session: 3,
  sessions: 6,
  paused: false,
  teams: [
    { _id: 'a', name: 'Andrómeda', ship: 0, theme: 'ic', level: 3, isThere: true },
    { _id: 'b', name: 'Cometas', ship: null, theme: 'ds', level: 1, isThere: false },
  ],
};
const NOT_FOUND = { status: 404, body: { code: 'notFound', message: 'Nenhuma aula tem este código agora.' } };
const LOCKED = {
  status: 429,
  body: { code: 'lockedOut', message: 'Demasiados códigos.' },
  headers: { 'Retry-After': '60' },
};

// @pixi/react loads only in a bundler; a browser without a canvas does not need it.
vi.mock('@pixi/react', () => ({ extend: vi.fn(), useApplication: vi.fn(), Application: vi.fn() }));

/** What the server answers next. */
let answer: FakeAnswer;

function show(map: Partial<ClassMap> = {}): void {
  answer = { status: 200, body: { ...MAP, ...map } };
}

function open(): void {
  render(
    <MemoryRouter initialEntries={['/aula/k7mq2xwe/mapa']}>
      <Routes>
        <Route path="/aula/:code/mapa" element={<ClassMapPage />} />
      </Routes>
    </MemoryRouter>,
  );
}

/** Lets this much time pass, with the readings in it. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function openMap(map: Partial<ClassMap> = {}): Promise<ReturnType<typeof fakeFetch>> {
  show(map);
  const calls = fakeFetch({ 'GET /api/class-map/k7mq2xwe': () => answer });
  open();
  await pass(10);
  return calls;
}

const readings = (calls: ReturnType<typeof fakeFetch>) => calls.filter(({ url }) => url.includes('class-map')).length;
const teamsShown = () =>
  within(screen.getByRole('list', { name: 'Equipas e onde estão' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

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

describe('the page of the star map', () => {
  it('says which class and moment it is, how teams get in, and where each of them is', async () => {
    await openMap();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('7.º B');
    expect(screen.getByText('Sessão 3 de 6 · minuto 12')).toBeTruthy();
    expect(screen.getByText('galaxia.exemplo.pt')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Código QR do endereço galaxia.exemplo.pt' })).toBeTruthy();
    expect(teamsShown()).toEqual([
      'Andrómeda: Missão 2: Vaivém, Interculturalidade, nave Faísca',
      'Cometas: Treino, Desenvolvimento Sustentável, sem dispositivos ligados',
    ]);
    expect(document.title).toBe('Mapa · 7.º B');
    vi.useRealTimers();
    await expectAccessible();
  });

  it('reads the map again every two seconds, and says who arrives', async () => {
    const calls = await openMap();
    show({ teams: MAP.teams.map((team) => ({ ...team, level: team.level + 1 })) });
    await pass(MAP_READ_EVERY_MS);
    expect(readings(calls)).toBe(2);
    expect(screen.getByText('Andrómeda chegou à Missão 3: Mosaico')).toBeTruthy();
    expect(screen.getByText('Cometas chegou à Missão 1: Semínia')).toBeTruthy();
    await pass(10_000);
    expect(screen.queryByText(/chegou/)).toBeNull();
  });

  it('says when the class is paused', async () => {
    await openMap({ paused: true });
    expect(screen.getByText('Pausa')).toBeTruthy();
    show();
    await pass(MAP_READ_EVERY_MS);
    expect(screen.queryByText('Pausa')).toBeNull();
  });

  it('keeps the last state while the network is lost, says how old it is, and goes on', async () => {
    await openMap();
    answer = 'offline';
    await pass(30_000);
    expect(screen.getByText(/^Sem rede: o mapa é de há (29|30|31|32) s\.$/)).toBeTruthy();
    expect(teamsShown()).toHaveLength(2);
    show();
    await pass(20_000);
    expect(screen.queryByText(/^Sem rede/)).toBeNull();
  });

  it('does not call it a lost network when others type too many wrong codes', async () => {
    await openMap();
    answer = LOCKED;
    await pass(10_000);
    expect(screen.getByText(/^Demasiados códigos errados nesta rede: o mapa é de há \d+ s\.$/)).toBeTruthy();
    expect(screen.queryByText(/^Sem rede/)).toBeNull();
    expect(teamsShown()).toHaveLength(2);
  });

  it('says calmly that the lesson is over, and looks once a minute whether it goes on', async () => {
    const calls = await openMap();
    answer = NOT_FOUND;
    await pass(MAP_READ_EVERY_MS);
    expect(screen.getByText('A aula terminou')).toBeTruthy();
    expect(teamsShown()).toHaveLength(2);
    const before = readings(calls);
    await pass(59_000);
    expect(readings(calls)).toBe(before);
    show();
    await pass(1_100);
    expect(readings(calls)).toBe(before + 1);
    expect(screen.queryByText('A aula terminou')).toBeNull();
  });

  it('explains a wrong code, and asks again only when told to', async () => {
    answer = NOT_FOUND;
    const calls = fakeFetch({ 'GET /api/class-map/k7mq2xwe': () => answer });
    open();
    await pass(10);
    expect(screen.getByRole('heading', { name: 'Não há mapa com este código.' })).toBeTruthy();
    await pass(30_000);
    expect(readings(calls)).toBe(1);
    show();
    await act(async () => screen.getByRole('button', { name: 'Tentar de novo' }).click());
    await pass(10);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('7.º B');
  });

  it('says when there were too many wrong codes', async () => {
    answer = LOCKED;
    fakeFetch({ 'GET /api/class-map/k7mq2xwe': () => answer });
    open();
    await pass(10);
    expect(screen.getByText(/^Houve demasiados códigos errados/)).toBeTruthy();
    vi.useRealTimers();
    await expectAccessible();
  });

  it('says when the server cannot be reached yet', async () => {
    answer = 'offline';
    fakeFetch({ 'GET /api/class-map/k7mq2xwe': () => answer });
    open();
    await pass(10);
    expect(screen.getByText('Sem ligação ao servidor. A tentar de novo…')).toBeTruthy();
  });

  it('shows the code large on request', async () => {
    await openMap();
    await act(async () => screen.getByRole('button', { name: 'Aumentar o código QR' }).click());
    await act(async () => screen.getByRole('button', { name: 'Fechar o código QR' }).click());
    expect(screen.queryByRole('button', { name: 'Fechar o código QR' })).toBeNull();
  });

  it('is silent until somebody switches the sound on', async () => {
    await openMap();
    expect(screen.getByRole('switch', { name: 'Som' }).getAttribute('aria-checked')).toBe('false');
  });
});
