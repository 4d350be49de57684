import { vi } from 'vitest';

/** Waits until the expectation passes, up to 10 seconds or `ms`, and returns what it returned. */
export function eventually<T>(expectation: () => T | Promise<T>, ms = 10_000): Promise<T> {
  return vi.waitFor(expectation, { timeout: ms });
}
