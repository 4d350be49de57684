// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { usePhrases } from '#client/panel/marking/phrases/usePhrases.ts';
import { createQueryClient } from '#client/panel/queryClient.ts';
import { useSession } from '#client/session/useSession.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { id } from '../../ids.ts';
import { ACCOUNT_ID, resetPanel, type StubResponse, stubServer } from '../../panelHarness.tsx';

afterEach(() => {
  cleanup();
  resetPanel();
  vi.restoreAllMocks();
});

const own = (n: number, level: number | null, uses: number) => ({
  _id: id(n),
  text: `Frase ${n}.`,
  shortcut: n === 1 ? 'um' : null,
  level,
  criterion: null,
  uses,
});
const BANK = {
  phrases: [own(1, null, 0), own(2, 2, 5), own(3, 4, 9)],
  starters: [
    { id: 'm2-p1-40-3', uses: 7 },
    { id: 'm4-p1-50-1', uses: 8 },
  ],
};

function renderPhrases(level: MissionLevel, bank: StubResponse = BANK, counted: StubResponse = { id: '', uses: 1 }) {
  const calls = stubServer({ 'GET /phrases': bank, 'POST /phrases/uses': counted });
  const user = { _id: ACCOUNT_ID, username: 'marta', email: null, permission: { id: 2, name: 'Professor' } };
  useSession.setState({ token: 't', auth: true, expiry: Date.now() + 3_600_000, status: 'in', gameStatus: null, user });
  const client = createQueryClient();
  const { result } = renderHook(() => usePhrases(level), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const ids = () => result.current.phrases.map((phrase) => phrase.id);
  const usesOf = (wanted: string) => result.current.phrases.find((phrase) => phrase.id === wanted)?.uses;
  return { calls, result, ids, usesOf };
}

describe('the phrases of a mission', () => {
  test('are own ones for it or for any, and ours, most used first', async () => {
    const { result, ids } = renderPhrases(2);
    await waitFor(() => expect(ids()).toContain(id(1)));
    expect(ids().slice(0, 4)).toEqual(['m2-p1-40-3', id(2), id(1), 'm2-p1-0-1']);
    expect(ids()).toHaveLength(2 + 35);
    expect(ids()).not.toContain(id(3));
    expect(ids().filter((one) => !one.startsWith('m2-'))).toEqual([id(2), id(1)]);
    expect(result.current.phrases[2]).toEqual({
      id: id(1),
      text: 'Frase 1.',
      shortcut: 'um',
      isOwn: true,
      uses: 0,
      criterion: null,
      points: null,
    });
    expect(result.current.phrases[0]).toMatchObject({
      isOwn: false,
      shortcut: null,
      criterion: 'p1',
      points: 40,
      uses: 7,
    });
  });

  test('are only ours for mission 1, before own ones are there and when these cannot be loaded', async () => {
    const failure = { status: 403, body: { message: 'Não.', code: 'wrongRole' } };
    const { ids, calls } = renderPhrases(1, failure);
    await waitFor(() => expect(ids()).toHaveLength(15));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(ids().every((one) => one.startsWith('m1-p2-'))).toBe(true);
  });
});

describe('a use', () => {
  test('counts at once, and is sent', async () => {
    const { calls, result, ids, usesOf } = renderPhrases(2);
    await waitFor(() => expect(ids()).toContain(id(1)));
    act(() => {
      result.current.recordUse('m2-p2-20-1');
      result.current.recordUse('m2-p1-40-3');
      result.current.recordUse(id(2));
    });
    await waitFor(() => expect(usesOf('m2-p2-20-1')).toBe(1));
    expect([usesOf('m2-p1-40-3'), usesOf(id(2)), usesOf(id(1))]).toEqual([8, 6, 0]);
    expect(ids().slice(0, 4)).toEqual(['m2-p1-40-3', id(2), 'm2-p2-20-1', id(1)]);
    await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(3));
    const sent = calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, JSON.parse(body)]);
    expect(sent).toEqual([
      ['/phrases/uses', { id: 'm2-p2-20-1' }],
      ['/phrases/uses', { id: 'm2-p1-40-3' }],
      ['/phrases/uses', { id: id(2) }],
    ]);
  });

  test('that the server refuses is only logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const refused = { status: 404, body: { message: 'Não foi encontrado.', code: 'notFound' } };
    const { result, ids, usesOf } = renderPhrases(2, BANK, refused);
    await waitFor(() => expect(ids()).toContain(id(1)));
    act(() => result.current.recordUse(id(1)));
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(usesOf(id(1))).toBe(1);
  });

  test('keeps its function between renders, so that a text box does not render again', async () => {
    const { result, ids } = renderPhrases(2);
    const { recordUse } = result.current;
    await waitFor(() => expect(ids()).toContain(id(1)));
    expect(result.current.recordUse).toBe(recordUse);
  });
});
