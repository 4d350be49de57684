import { setTimeout as wait } from 'node:timers/promises';
import { fallbackAfter } from '../fallbackAfter.ts';
import type { Database } from './openDatabase.ts';

interface Batch<Key, Answer> {
  keys: Key[];
  answers: Promise<readonly Answer[]>;
}

/** The shortest time between the starts of two questions. */
const APART_MS = 5;
/** Keys wait at most this long for a question that is under way. */
const WAIT_MAX_MS = 10;

/**
 * Asks one question for all keys that arrive in the same turn of the event loop, or soon after another question: the busier the
 * server, the more calls share a query. A question holds the next up for five milliseconds, a slow one for ten. `ask` returns an
 * answer per key, in their order; any other number of answers fails them all, because a key would get another's answer or none.
 */
export class Batched<Key, Answer> {
  private readonly ask: (keys: readonly Key[]) => Promise<readonly Answer[]>;
  private next: Batch<Key, Answer> | null = null;
  /** Settles when the next question may begin. */
  private underWay: Promise<unknown> = Promise.resolve();

  constructor(ask: (keys: readonly Key[]) => Promise<readonly Answer[]>) {
    this.ask = ask;
  }

  /** Returns the answer for this key, from a question that begins after this call; throws what the question throws. */
  async find(key: Key): Promise<Answer> {
    this.next ??= this.open();
    const { keys, answers } = this.next;
    const place = keys.push(key) - 1;
    const all = await answers;
    if (all.length !== keys.length) throw new Error(`${keys.length} keys got ${all.length} answers.`);
    return all[place] as Answer;
  }

  private open(): Batch<Key, Answer> {
    const keys: Key[] = [];
    const answers = Promise.all([this.underWay, new Promise<void>((turn) => setImmediate(turn))]).then(() => {
      this.next = null;
      const asked = this.ask(keys);
      const settled = asked.then(
        () => {},
        () => {},
      );
      this.underWay = Promise.all([wait(APART_MS), fallbackAfter(settled, WAIT_MAX_MS, undefined)]);
      return asked;
    });
    return { keys, answers };
  }
}

/** Returns a query that asks each database once for all keys that arrive together, as `Batched`. */
export function batched<Key, Answer>(
  ask: (db: Database, keys: readonly Key[]) => Promise<readonly Answer[]>,
): (db: Database, key: Key) => Promise<Answer> {
  const lookups = new WeakMap<Database, Batched<Key, Answer>>();
  return (db, key) => {
    const lookup = lookups.get(db) ?? new Batched((keys: readonly Key[]) => ask(db, keys));
    lookups.set(db, lookup);
    return lookup.find(key);
  };
}
