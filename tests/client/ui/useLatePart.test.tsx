// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';

const Greeting = () => <p>Olá</p>;

function Page({ isWanted, load }: { isWanted: boolean; load: () => Promise<typeof Greeting> }) {
  const Part = useLatePart(isWanted, load);
  return Part ? <Part /> : <p>{Part === null ? 'falhou' : 'espera'}</p>;
}

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('loads once, when it is wanted', async () => {
  const load = vi.fn(async () => Greeting);
  const { rerender } = render(<Page isWanted={false} load={load} />);
  await settle();
  expect(load).not.toHaveBeenCalled();
  rerender(<Page isWanted load={load} />);
  await settle();
  expect(screen.getByText('Olá')).toBeDefined();
  rerender(<Page isWanted={false} load={load} />);
  rerender(<Page isWanted load={load} />);
  await settle(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('tries again every five seconds while it fails, and not after the page was left', async () => {
  const load = vi.fn(async (): Promise<typeof Greeting> => {
    throw new TypeError('Failed to fetch');
  });
  const { unmount } = render(<Page isWanted load={load} />);
  await settle();
  expect(screen.getByText('falhou')).toBeDefined();
  await settle(5_000);
  load.mockResolvedValue(Greeting);
  await settle(5_000);
  expect(screen.getByText('Olá')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(3);
  unmount();
  const failing = vi.fn(async (): Promise<typeof Greeting> => Promise.reject(new TypeError('Failed to fetch')));
  render(<Page isWanted load={failing} />).unmount();
  await settle(60_000);
  expect(failing).toHaveBeenCalledTimes(1);
});
