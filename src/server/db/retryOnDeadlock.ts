import { setTimeout as delay } from 'node:timers/promises';
import { isDeadlock } from './databaseErrors.ts';

const TRIES = 3;

/** Longest wait before the next try, in milliseconds: the other transaction takes the free row first, and victims spread. */
const LONGEST_WAIT_MS = 50;

/** Retries `work`, one whole transaction, when PostgreSQL aborted it as a deadlock victim (40P01); at most three tries. */
export async function retryOnDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES || !isDeadlock(error)) throw error;
      await delay(LONGEST_WAIT_MS * (0.5 + Math.random() / 2));
    }
  }
}
