import { vi } from 'vitest';

/** Waits until the expectation holds; a loaded machine gets ten seconds, or `ms`. */
export function eventually(expectation: () => unknown, ms = 10_000): Promise<unknown> {
  return vi.waitFor(expectation, { timeout: ms });
}
