import { isDeadlock } from './databaseErrors.ts';

/** The other transaction proceeds, so the second try almost always succeeds. */
const TRIES = 3;

/** Retries `work`, one whole transaction, when PostgreSQL aborted it as a deadlock victim (40P01); at most three tries. */
export async function retryOnDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES || !isDeadlock(error)) throw error;
    }
  }
}
