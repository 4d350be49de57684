// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { CALL_DEBOUNCE_MS } from '#domain/limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function sender(answer: () => Promise<string>) {
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const mutationFn = vi.fn((_: string) => answer());
  const { result } = renderHook(() => useExclusiveMutation<string, string>({ mutationFn }), { wrapper });
  const send = async (input: string, afterMs = 0) => {
    await pause(afterMs);
    act(() => result.current.mutate(input));
    await pause(1);
  };
  return { send, sent: () => mutationFn.mock.calls.map(([input]) => input) };
}

test('an identical call within the debounce is dropped, even after the answer', async () => {
  const { send, sent } = await sender(async () => 'ok');
  await send('a');
  await send('a', CALL_DEBOUNCE_MS - 20);
  expect(sent()).toEqual(['a']);
  await send('a', CALL_DEBOUNCE_MS);
  expect(sent()).toEqual(['a', 'a']);
});

test('a different call, or a failed one again, is sent at once', async () => {
  const { send, sent } = await sender(async () => 'ok');
  await send('a');
  await send('b');
  expect(sent()).toEqual(['a', 'b']);
  const failing = await sender(() => Promise.reject(new Error('no')));
  await failing.send('a');
  await failing.send('a');
  expect(failing.sent()).toEqual(['a', 'a']);
});
