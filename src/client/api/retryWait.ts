import { CallError } from './CallError.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Milliseconds before try number `failures` + 1: doubles up to a minute, half of it by chance so that a class that lost the network
 * together does not come back in one instant; never less than the server asked for. `random` gives 0 to just under 1.
 */
export function retryWait(failures: number, error: unknown, random: () => number): number {
  const full = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 10));
  const asked = error instanceof CallError ? (error.retryAfter ?? 0) : 0;
  return Math.max(asked, full / 2 + (full / 2) * random());
}

/** What somebody waits for in front of the screen is tried again at least every 16 s. */
const SOON_AFTER_FAILURES = 4;

/** The same, for what must be back soon after the network is. */
export function shortRetryWait(failures: number, error: unknown, random: () => number): number {
  return retryWait(Math.min(failures, SOON_AFTER_FAILURES), error, random);
}
