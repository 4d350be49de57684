// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { fill } from '../../actions.ts';
import { aTeam, id, page } from '../../fixtures.ts';
import { ACCOUNT_ID, openPanel, resetPanel, type StubResponse, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const TEAMS = '/panel/management/teams';
const address = () => screen.getByTestId('address').textContent;

describe('the list', () => {
  test('shows a team with members, progress and a masked password', async () => {
    stubServer({ 'GET /team/all': page('teams', [aTeam(2)]) });
    openPanel(TEAMS);
    expect(await screen.findByText('Cometas')).toBeDefined();
    expect(screen.getByText('2 membros')).toBeDefined();
    const chips = screen.getByText(/Progresso:/).textContent;
    expect(chips).toContain('Treino concluído');
    expect(chips).toContain('Missão 2 concluída');
    expect(chips).toContain('Missão 3 por concluir');
  });

  test('an empty list says so', async () => {
    stubServer({ 'GET /team/all': page('teams', []) });
    openPanel(TEAMS);
    expect(await screen.findByText('Sem resultados')).toBeDefined();
  });

  test('a failure is shown and can be retried', async () => {
    let isDown = true;
    stubServer({
      'GET /team/all': () =>
        isDown
          ? { status: 403, body: { message: 'Estes dados pertencem a outra conta.', code: 'notYours' } }
          : page('teams', [aTeam()]),
    });
    openPanel(TEAMS);
    expect(await screen.findByText('Estes dados pertencem a outra conta.')).toBeDefined();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Cometas')).toBeDefined();
  });

  test('only the own teams are requested for a teacher', async () => {
    const calls = stubServer({ [`GET /team/byTeacher/${ACCOUNT_ID}`]: page('teams', [aTeam()]) });
    openPanel(TEAMS, 2);
    expect(await screen.findByText('Cometas')).toBeDefined();
    expect(calls.some(({ path }) => path === '/team/all')).toBe(false);
  });
});

describe('filters', () => {
  test('are read from the URL', async () => {
    const calls = stubServer({ 'GET /team/all': page('teams', [aTeam()]) });
    openPanel(`${TEAMS}?search=com&tutorial=true&sort=class&order=desc&page=1&size=25`);
    await screen.findByText('Cometas');
    const query = calls.find(({ path }) => path === '/team/all')?.query;
    expect(Object.fromEntries(query ?? [])).toEqual({
      search: 'com',
      tutorial: 'true',
      sort: 'class',
      order: 'desc',
      page: '1',
      limit: '25',
    });
  });

  test('go to the URL and to the server, and reset the page', async () => {
    const calls = stubServer({ 'GET /team/all': page('teams', [aTeam()]) });
    openPanel(`${TEAMS}?page=1`);
    await screen.findByText('Cometas');
    const box = screen.getByPlaceholderText('Pesquisar em todas as equipas');
    await fill(user, box, 'lua');
    await expect.poll(address).toBe(`${TEAMS}?search=lua`);
    await user.click(screen.getByRole('button', { name: 'Filtros e ordenação' }));
    const choices = (label: string) =>
      Array.from((screen.getByLabelText(label) as HTMLSelectElement).options, ({ text }) => text);
    expect(['Treino', 'Missão 2'].map(choices)).toEqual([
      ['Todos', 'Concluído', 'Por concluir'],
      ['Todas', 'Concluída', 'Por concluir'],
    ]);
    await user.selectOptions(screen.getByLabelText('Missão 2'), 'false');
    await expect.poll(address).toBe(`${TEAMS}?search=lua&level2=false`);
    screen.getByRole('button', { name: 'Filtros e ordenação (1)' });
    await expect.poll(() => calls.at(-1)?.query.get('level2')).toBe('false');
    await user.click(screen.getByRole('button', { name: 'Limpar Filtros' }));
    await expect.poll(address).toBe(TEAMS);
    const emptied = () => screen.getByPlaceholderText('Pesquisar em todas as equipas') as HTMLInputElement;
    expect(emptied().value).toBe('');
    await fill(user, emptied(), 'ainda não procurado');
    await user.click(screen.getByRole('button', { name: 'Limpar Filtros' }));
    expect(emptied().value).toBe('');
  });

  test.each([
    [1200, true],
    [1199, false],
    [390, false],
  ])('at %i px the filters are open: %s', async (width, isOpen) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: width >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    stubServer({ 'GET /team/all': page('teams', [aTeam()]) });
    openPanel(TEAMS);
    await screen.findByText('Cometas');
    const fold = screen.getByRole('button', { name: 'Filtros e ordenação' });
    expect(fold.getAttribute('aria-expanded')).toBe(String(isOpen));
    expect(screen.queryByLabelText('Missão 2') !== null).toBe(isOpen);
    await user.click(fold);
    expect(screen.queryByLabelText('Missão 2') !== null).toBe(!isOpen);
  });

  describe('polling', () => {
    beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
    afterEach(() => void vi.useRealTimers());
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    test('refreshes the list and keeps the focus', async () => {
      let teams = [{ ...aTeam(2), _id: id(1), name: 'Antares' }, aTeam(2)];
      const calls = stubServer({ 'GET /team/all': () => page('teams', teams) });
      openPanel(`${TEAMS}?search=com`);
      await screen.findByText('Cometas');
      const actions = screen.getByRole('button', { name: 'Ações de Cometas' });
      actions.focus();
      const row = actions.closest('tr');
      expect(row?.textContent).toContain('Missão 3 por concluir');
      teams = [aTeam(3), { ...aTeam(2), _id: id(1), name: 'Zénite' }];
      await wait(15_100);
      expect(calls.filter(({ path }) => path === '/team/all').length).toBeGreaterThan(1);
      await waitFor(() => expect(row?.textContent).toContain('Missão 3 concluída'));
      expect(row?.isConnected).toBe(true);
      expect(document.activeElement).toBe(actions);
    });

    test('shows no overlay, even during a search, and keeps the list when a refresh fails', async () => {
      let line: StubResponse = page('teams', [aTeam()]);
      stubServer({ 'GET /team/all': () => line });
      openPanel(`${TEAMS}?search=com`);
      await screen.findByText('Cometas');
      const words = vi.fn();
      const watch = new MutationObserver(() => {
        if (screen.queryByText('A pesquisar em todas as equipas...')) words();
      });
      watch.observe(document.body, { childList: true, subtree: true, characterData: true });
      await wait(16_000);
      expect(words).not.toHaveBeenCalled();
      line = 'offline';
      await wait(120_000);
      expect(screen.getByText('Cometas')).toBeDefined();
      expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeDefined();
      watch.disconnect();
    });
  });

  test('the overlay covers the list only while a search runs', async () => {
    let answer: (value: object) => void = () => {};
    stubServer({ 'GET /team/all': page('teams', [aTeam()]) });
    openPanel(TEAMS);
    await screen.findByText('Cometas');
    expect(screen.queryByText('A pesquisar em todas as equipas...')).toBeNull();
    const held = new Promise<object>((resolve) => {
      answer = resolve;
    });
    globalThis.fetch = (async () => new Response(JSON.stringify(await held))) as typeof fetch;
    await fill(user, screen.getByPlaceholderText('Pesquisar em todas as equipas'), 'lua');
    expect(await screen.findByText('A pesquisar em todas as equipas...')).toBeDefined();
    answer(page('teams', []));
    expect(await screen.findByText('Sem resultados')).toBeDefined();
    expect(screen.queryByText('A pesquisar em todas as equipas...')).toBeNull();
  });

  test('another page size resets to the first page', async () => {
    stubServer({ 'GET /team/all': { teams: [aTeam()], pagination: { total: 60, page: 2, limit: 10 } } });
    openPanel(`${TEAMS}?page=2`);
    await screen.findByText('Cometas');
    await user.selectOptions(screen.getAllByLabelText('Equipas por página:')[0] as HTMLElement, '5');
    await expect.poll(address).toBe(`${TEAMS}?size=5`);
  });
});

describe('credentials', () => {
  test('the password is fetched on demand and removed when hidden', async () => {
    const calls = stubServer({
      'GET /team/all': page('teams', [aTeam()]),
      [`GET /credentials/${aTeam()._id}`]: { username: '8a-gp1', password: '8a-gp1k7m2p' },
    });
    const opened = () => calls.filter(({ path }) => path.startsWith('/credentials')).length;
    openPanel(TEAMS);
    await screen.findByText('Cometas');
    expect(opened()).toBe(0);
    expect(screen.queryByText('8a-gp1k7m2p')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mostrar a palavra-passe de Cometas' }));
    expect(await screen.findByText('8a-gp1k7m2p')).toBeDefined();
    expect(opened()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Ocultar a palavra-passe de Cometas' }));
    expect(screen.queryByText('8a-gp1k7m2p')).toBeNull();
    expect(opened()).toBe(1);
  });

  test('a refusal shows the server’s message', async () => {
    stubServer({ 'GET /team/all': page('teams', [aTeam()]) });
    openPanel(TEAMS);
    await user.click(await screen.findByRole('button', { name: 'Mostrar a palavra-passe de Cometas' }));
    expect(await screen.findByText('Não foi encontrado.')).toBeDefined();
  });
});
