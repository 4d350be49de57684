import { isDeadlock } from './databaseErrors.ts';

/** The other one goes on while this one waits for it, so a second time is almost always enough. */
const TRIES = 3;

/** Does it again when PostgreSQL gave it up, with everything it had written, as one of two that waited for each other. */
export async function againAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES || !isDeadlock(error)) throw error;
    }
  }
}
