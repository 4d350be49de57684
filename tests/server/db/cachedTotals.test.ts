import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cachedTotals } from '#server/db/cachedTotals.ts';
import type { Database } from '#server/db/openDatabase.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['counts a small total every time', 999, 1_000, 2],
  ['caches a large total for a few seconds', 1_000, 1_000, 1],
  ['counts a large total again afterwards', 1_000, 5_001, 2],
])('%s', async (_name, total, waitMs, counted) => {
  const count = vi.fn(async () => total);
  const totals = cachedTotals({} as Database);
  expect(await totals('key', count)).toBe(total);
  vi.advanceTimersByTime(waitMs);
  expect(await totals('key', count)).toBe(total);
  expect(count).toHaveBeenCalledTimes(counted);
});

it('caches totals per filter and database', async () => {
  const db = {} as Database;
  await cachedTotals(db)('a', async () => 10_000);
  expect(await cachedTotals(db)('b', async () => 20_000)).toBe(20_000);
  expect(await cachedTotals({} as Database)('a', async () => 30_000)).toBe(30_000);
  expect(await cachedTotals(db)('a', async () => 40_000)).toBe(10_000);
});
