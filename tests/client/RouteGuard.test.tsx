// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteGuard } from '#client/RouteGuard.tsx';
import { useSession } from '#client/session/useSession.ts';
import type { Profile } from '#contract/identity/session.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { fakeFetch } from './api/fakeFetch.ts';
import { TEACHER, TEAM } from './session/world.ts';

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route element={<RouteGuard />}>
          <Route path="*" element={<Place />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

const become = (user: Profile | null, status: 'in' | 'out' | 'restoring' | 'expired') =>
  act(() =>
    useSession.setState({
      user,
      status,
      token: status === 'out' ? null : 't',
      auth: status !== 'out',
      expiry: Date.now() + 3_600_000,
      gameStatus: null,
    }),
  );
const where = () => screen.getByRole('status').textContent;

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  become(null, 'out');
  vi.unstubAllGlobals();
});

const IC = THEME_IDS.ic;

describe('RouteGuard', () => {
  it('sends a teacher who has yet to choose a password to the panel, also from the game on trial', async () => {
    become({ ...TEACHER, mustChangePassword: true }, 'in');
    open(`/game?uid=${IC}`);
    expect(where()).toBe('/panel');
    cleanup();
    become(TEACHER, 'in');
    open(`/game?uid=${IC}`);
    expect(where()).toBe(`/game?uid=${IC}`);
  });

  it.each([
    ['nobody', null, '/game', '/login'],
    ['nobody', null, '/panel/manual', '/login'],
    ['nobody', null, '/login', '/login'],
    ['nobody', null, '/game/open-pdf/manual', '/game/open-pdf/manual'],
    ['nobody', null, '/panel/open-pdf/manual', '/login'],
    ['a team', TEAM, '/login', '/game'],
    ['a team', TEAM, '/game', '/game'],
    ['a team', TEAM, '/panel/management/teams', '/game'],
    ['a teacher', TEACHER, '/login', '/panel'],
    ['a teacher', TEACHER, '/game', '/panel'],
    ['a teacher', TEACHER, `/game?uid=${IC}`, `/game?uid=${IC}`],
    ['a teacher', TEACHER, '/panel/manual', '/panel/manual'],
  ])('%s who asks for a page: %s %s lands on %s', (_, user, address, expected) => {
    become(user, user === null ? 'out' : 'in');
    open(address);
    expect(where()).toBe(expected);
  });

  it('leads back to the page asked for before signing in', () => {
    become(null, 'out');
    open('/panel/management/teams?page=2');
    expect(where()).toBe('/login');
    become(TEACHER, 'in');
    expect(where()).toBe('/panel/management/teams?page=2');
  });

  it('but not to one that this person may not see', () => {
    become(null, 'out');
    open('/panel/management/teams');
    become(TEAM, 'in');
    expect(where()).toBe('/game');
  });

  it('an expired session stays on its page: the password is asked for over it', () => {
    become(TEACHER, 'expired');
    open('/panel/manual');
    expect(where()).toBe('/panel/manual');
  });

  it('shows Loading... while it asks who this is', async () => {
    fakeFetch({ 'GET /api/profile': { status: 200, body: TEAM } });
    become(TEAM, 'restoring');
    open('/game');
    expect(where()).toBe('Loading...');
    await waitFor(() => expect(where()).toBe('/game'));
  });

  it('a refused session goes to the sign-in', async () => {
    fakeFetch({ 'GET /api/profile': { status: 401, body: { code: 'signedOut', message: 'x' } } });
    become(TEAM, 'restoring');
    open('/game');
    await waitFor(() => expect(where()).toBe('/login'));
  });

  it('a lost connection throws nobody out, and says so until it is back', async () => {
    let network = false;
    fakeFetch({ 'GET /api/profile': () => (network ? { status: 200, body: TEACHER } : 'offline') });
    become(TEACHER, 'restoring');
    open('/panel');
    await screen.findByText('/panel');
    const retry = await screen.findByText('Tentar de novo');
    expect(screen.queryByText('Sem ligação ao servidor.')).not.toBeNull();
    network = true;
    fireEvent.click(retry);
    await waitFor(() => expect(screen.queryByText('Sem ligação ao servidor.')).toBeNull());
    expect(where()).toBe('/panel');
  });

  it('a server that comes back is found without a press', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let network = false;
    fakeFetch({ 'GET /api/profile': () => (network ? { status: 200, body: TEACHER } : 'offline') });
    become(TEACHER, 'restoring');
    open('/panel');
    await screen.findByText('Sem ligação ao servidor.');
    network = true;
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    vi.useRealTimers();
    await waitFor(() => expect(screen.queryByText('Sem ligação ao servidor.')).toBeNull());
  });

  it('in the game it throws nobody out either, and lies over nothing', async () => {
    const calls = fakeFetch({ 'GET /api/profile': 'offline' });
    become(TEAM, 'restoring');
    open('/game');
    await screen.findByText('/game');
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    await act(async () => {});
    expect([where(), screen.queryByText('Sem ligação ao servidor.')]).toEqual(['/game', null]);
  });

  it('nobody known and no connection: it waits and asks again when the network returns', async () => {
    let network = false;
    fakeFetch({ 'GET /api/profile': () => (network ? { status: 200, body: TEAM } : 'offline') });
    become(null, 'restoring');
    open('/game');
    await screen.findByText('Sem ligação ao servidor.');
    network = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(where()).toBe('/game'));
  });
});
