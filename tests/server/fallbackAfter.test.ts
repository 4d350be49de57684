import { expect, it, vi } from 'vitest';
import { fallbackAfter } from '#server/fallbackAfter.ts';

const never = new Promise<string>(() => {});

it('returns the result of work that finishes in time', async () => {
  expect(await fallbackAfter(Promise.resolve('done'), 10_000, 'late')).toBe('done');
  await expect(fallbackAfter(Promise.reject(new Error('broken')), 10_000, 'late')).rejects.toThrow('broken');
});

it('returns the fallback after the time, whatever the work does afterwards', async () => {
  vi.useFakeTimers();
  try {
    const slow = new Promise<string>((_, reject) => setTimeout(() => reject(new Error('too late')), 200));
    const answers = Promise.all([fallbackAfter(never, 100, 'late'), fallbackAfter(slow, 100, null)]);
    await vi.advanceTimersByTimeAsync(100);
    expect(await answers).toEqual(['late', null]);
    await vi.advanceTimersByTimeAsync(200);
  } finally {
    vi.useRealTimers();
  }
});

it('keeps no timer for finished work', async () => {
  vi.useFakeTimers();
  try {
    await fallbackAfter(Promise.resolve(1), 100, 0);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
