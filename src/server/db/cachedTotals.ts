import type { Database } from './openDatabase.ts';

/** A total below this is counted every time. */
const LARGE = 1_000;
const KEPT_MS = 5_000;
const KEYS_MAX = 200;

type Counter = (key: string, count: () => Promise<number>) => Promise<number>;

const counters = new WeakMap<Database, Counter>();

/** Returns a counter that caches totals of 1000 and more of one database for 5 seconds, by key. */
export function cachedTotals(db: Database): Counter {
  const counter = counters.get(db) ?? createCounter();
  counters.set(db, counter);
  return counter;
}

function createCounter(now: () => number = Date.now): Counter {
  const known = new Map<string, { total: number; until: number }>();
  return async (key, count) => {
    const kept = known.get(key);
    if (kept && kept.until > now()) return kept.total;
    const total = await count();
    if (known.size >= KEYS_MAX) known.clear();
    if (total >= LARGE) known.set(key, { total, until: now() + KEPT_MS });
    return total;
  };
}
