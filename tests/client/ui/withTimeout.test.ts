import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from '#client/ui/withTimeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('resolves in time and clears the timer', async () => {
  expect(await withTimeout(Promise.resolve(1), 100)).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('rejects in time with the original reason', async () => {
  const reason = new Error('refused');
  await expect(withTimeout(Promise.reject(reason), 100)).rejects.toBe(reason);
  expect(vi.getTimerCount()).toBe(0);
});

test('rejects with TimeoutError after the timeout', async () => {
  const late = expect(withTimeout(new Promise(() => {}), 100)).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.advanceTimersByTimeAsync(100);
  await late;
});
