// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteGuard } from '#client/RouteGuard.tsx';
import { useSession } from '#client/session/useSession.ts';
import type { Profile } from '#contract/identity/session.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { setupUser } from '../support/browser/setupUser.ts';
import { fakeFetch } from './api/fakeFetch.ts';
import { TEACHER, TEAM } from './session/sessionHarness.ts';

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

let user: UserEvent;

beforeEach(() => {
  user = setupUser();
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
  it('sends a teacher who must change the password to the panel, also from the test game', async () => {
    become({ ...TEACHER, mustChangePassword: true }, 'in');
    open(`/game?uid=${IC}`);
    expect(where()).toBe('/panel');
    cleanup();
    become(TEACHER, 'in');
    open(`/game?uid=${IC}`);
    expect(where()).toBe(`/game?uid=${IC}`);
  });

  it.each([
    ['a visitor', '/game', '/login', null],
    ['a visitor', '/panel/manual', '/login', null],
    ['a visitor', '/login', '/login', null],
    ['a visitor', '/game/open-pdf/manual', '/game/open-pdf/manual', null],
    ['a visitor', '/panel/open-pdf/manual', '/login', null],
    ['a team', '/login', '/game', TEAM],
    ['a team', '/game', '/game', TEAM],
    ['a team', '/panel/management/teams', '/game', TEAM],
    ['a teacher', '/login', '/panel', TEACHER],
    ['a teacher', '/game', '/panel', TEACHER],
    ['a teacher', `/game?uid=${IC}`, `/game?uid=${IC}`, TEACHER],
    ['a teacher', '/panel/manual', '/panel/manual', TEACHER],
  ])('%s who opens %s lands on %s', (_, address, expected, profile) => {
    become(profile, profile === null ? 'out' : 'in');
    open(address);
    expect(where()).toBe(expected);
  });

  it('opens the page asked for before the sign-in', () => {
    become(null, 'out');
    open('/panel/management/teams?page=2');
    expect(where()).toBe('/login');
    become(TEACHER, 'in');
    expect(where()).toBe('/panel/management/teams?page=2');
  });

  it('does not open the page asked for when the account may not see it', () => {
    become(null, 'out');
    open('/panel/management/teams');
    become(TEAM, 'in');
    expect(where()).toBe('/game');
  });

  it('keeps the page open when the session expires', () => {
    become(TEACHER, 'expired');
    open('/panel/manual');
    expect(where()).toBe('/panel/manual');
  });

  it('shows Loading... while the profile is requested', async () => {
    fakeFetch({ 'GET /api/profile': { status: 200, body: TEAM } });
    become(TEAM, 'restoring');
    open('/game');
    expect(where()).toBe('Loading...');
    await waitFor(() => expect(where()).toBe('/game'));
  });

  it('opens the sign-in when the server refuses the session', async () => {
    fakeFetch({ 'GET /api/profile': { status: 401, body: { code: 'signedOut', message: 'x' } } });
    become(TEAM, 'restoring');
    open('/game');
    await waitFor(() => expect(where()).toBe('/login'));
  });

  it('keeps the page open without a connection and shows a notice until it is back', async () => {
    let network = false;
    fakeFetch({ 'GET /api/profile': () => (network ? { status: 200, body: TEACHER } : 'offline') });
    become(TEACHER, 'restoring');
    open('/panel');
    await screen.findByText('/panel');
    const retry = await screen.findByText('Tentar de novo');
    expect(screen.queryByText('Sem ligação ao servidor.')).not.toBeNull();
    network = true;
    await user.click(retry);
    await waitFor(() => expect(screen.queryByText('Sem ligação ao servidor.')).toBeNull());
    expect(where()).toBe('/panel');
  });

  it('removes the notice by itself when the server is back', async () => {
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

  it('keeps the game open without a connection and shows no notice over it', async () => {
    const calls = fakeFetch({ 'GET /api/profile': 'offline' });
    become(TEAM, 'restoring');
    open('/game');
    await screen.findByText('/game');
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    await act(async () => {});
    expect([where(), screen.queryByText('Sem ligação ao servidor.')]).toEqual(['/game', null]);
  });

  it('waits without a profile and a connection, and asks again when the network returns', async () => {
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
