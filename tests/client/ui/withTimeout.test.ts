import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from '#client/ui/withTimeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is done in time comes through, and its timer is cleared', async () => {
  expect(await withTimeout(Promise.resolve(1), 100)).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('what fails in time fails with its own reason', async () => {
  const reason = new Error('refused');
  await expect(withTimeout(Promise.reject(reason), 100)).rejects.toBe(reason);
  expect(vi.getTimerCount()).toBe(0);
});

test('what takes longer is not waited for', async () => {
  const late = expect(withTimeout(new Promise(() => {}), 100)).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.advanceTimersByTimeAsync(100);
  await late;
});
