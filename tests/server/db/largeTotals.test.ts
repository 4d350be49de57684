import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { largeTotals } from '#server/db/largeTotals.ts';
import type { Database } from '#server/db/openDatabase.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['small totals are always counted', 999, 1_000, 2],
  ['a large total is kept for a few seconds', 1_000, 1_000, 1],
  ['and then counted again', 1_000, 5_001, 2],
])('%s', async (_name, total, waitMs, counted) => {
  const count = vi.fn(async () => total);
  const totals = largeTotals({} as Database);
  expect(await totals('key', count)).toBe(total);
  vi.advanceTimersByTime(waitMs);
  expect(await totals('key', count)).toBe(total);
  expect(count).toHaveBeenCalledTimes(counted);
});

it('keeps totals of one filter and one database apart from others', async () => {
  const db = {} as Database;
  await largeTotals(db)('a', async () => 10_000);
  expect(await largeTotals(db)('b', async () => 20_000)).toBe(20_000);
  expect(await largeTotals({} as Database)('a', async () => 30_000)).toBe(30_000);
  expect(await largeTotals(db)('a', async () => 40_000)).toBe(10_000);
});
