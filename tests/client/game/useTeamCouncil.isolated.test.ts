// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SESSION_SAMPLES } from '#client/dev/samples/sessionSamples.ts';
import { useTeamCouncil } from '#client/game/useTeamCouncil.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { useSession } from '#client/session/useSession.ts';
import type { GamePosition } from '#contract/classroom/live.ts';
import { teamCouncils } from '#contract/council/session/teamCouncil.ts';
import { fakeFetch } from '../api/fakeFetch.ts';

const ACCOUNT = '00000000-0000-4000-8000-000000000001';
const SESSION = SESSION_SAMPLES['votar-estrelas'];
const position = (council?: GamePosition['council']): GamePosition => ({
  level: 6,
  draft: null,
  ...(council && { council }),
});

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ user: { _id: ACCOUNT } as never, status: 'in' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('asks for nothing while no session runs, then shows it until it is over', async () => {
  const calls = fakeFetch({ 'GET /api/council-session': { status: 200, body: { council: SESSION } } });
  const { result } = renderHook(() => useTeamCouncil(ACCOUNT));
  act(() => result.current.onPosition(position()));
  expect(result.current.council.view.session).toBeNull();
  expect(calls).toEqual([]);
  act(() => result.current.onPosition(position({ _id: SESSION._id, revision: 1 })));
  await waitFor(() => expect(result.current.council.view.session?.phase).toBe('vote'));
  act(() => result.current.onPosition(null));
  expect(result.current.council.view).toMatchObject({ isLost: true, session: { phase: 'vote' } });
  act(() => result.current.onPosition(position()));
  expect(result.current.council.view.session).toBeNull();
});

it('keeps the function that receives positions, so that the stream stays open', async () => {
  fakeFetch({ 'GET /api/council-session': { status: 200, body: { council: SESSION } } });
  const { result } = renderHook(() => useTeamCouncil(ACCOUNT));
  const { onPosition } = result.current;
  act(() => onPosition(position({ _id: SESSION._id, revision: 1 })));
  await waitFor(() => expect(result.current.council.view.session).not.toBeNull());
  expect(result.current.onPosition).toBe(onPosition);
});

it('follows a ballot that waits on the device from the start, so that a refusal is told', async () => {
  let isOffline = true;
  fakeFetch({
    'PUT /api/council-session/conselho/ballot': () =>
      isOffline ? 'offline' : { status: 409, body: { code: 'voteClosed', message: 'A votação está fechada.' } },
  });
  const outbox = accountOutbox(ACCOUNT);
  const request = { params: { councilId: SESSION._id }, body: { ballot: null, device: 'd', press: 1 } };
  void outbox.enqueue(teamCouncils.castBallot, request, { subject: `ballot:${SESSION._id}` }).catch(() => {});
  const { result } = renderHook(() => useTeamCouncil(ACCOUNT));
  await act(() => vi.dynamicImportSettled());
  isOffline = false;
  await act(() => outbox.flush());
  expect(result.current.council.view.refusal).toContain('não conta');
});

it('shows the session that this device keeps when it is opened without a network, until it hears otherwise', async () => {
  fakeFetch({ 'GET /api/council-session': { status: 200, body: { council: SESSION } } });
  const first = renderHook(() => useTeamCouncil(ACCOUNT));
  act(() => first.result.current.onPosition(position({ _id: SESSION._id, revision: 1 })));
  await waitFor(() => expect(first.result.current.council.view.session).not.toBeNull());
  first.unmount();
  fakeFetch({ 'GET /api/council-session': 'offline' });
  const { result } = renderHook(() => useTeamCouncil(ACCOUNT));
  act(() => result.current.onPosition(null));
  await waitFor(() => expect(result.current.council.view).toMatchObject({ isLost: true, session: { phase: 'vote' } }));
  act(() => result.current.onPosition(position()));
  expect(result.current.council.view.session).toBeNull();
});
