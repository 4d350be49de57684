import type { Database } from './openDatabase.ts';

/** Below this a total is always counted. */
const LARGE = 1_000;
const KEPT_MS = 5_000;
const KEYS_MAX = 200;

type Counter = (key: string, count: () => Promise<number>) => Promise<number>;

const counters = new WeakMap<Database, Counter>();

/** Remembers large totals of one database for a few seconds, by what was counted. */
export function largeTotals(db: Database): Counter {
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
