import { CallError } from './CallError.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Returns the milliseconds before retry number `failures` + 1: exponential backoff up to a minute, half of it random so that a
 * class that lost the network does not reconnect all at once, and at least the server's Retry-After. `random` returns [0, 1).
 */
export function retryWait(failures: number, error: unknown, random: () => number): number {
  const full = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 10));
  const serverWait = error instanceof CallError ? (error.retryAfter ?? 0) : 0;
  return Math.max(serverWait, full / 2 + (full / 2) * random());
}

/** Caps the backoff at 16 s, for what a user is waiting for at the screen. */
const SHORT_WAIT_FAILURES = 4;

/** Returns `retryWait` with the backoff capped at 16 s, for what must recover soon after the network. */
export function shortRetryWait(failures: number, error: unknown, random: () => number): number {
  return retryWait(Math.min(failures, SHORT_WAIT_FAILURES), error, random);
}
