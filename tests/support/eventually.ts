import { vi } from 'vitest';

/** Waits until the expectation holds; a loaded machine gets ten seconds. */
export function eventually(expectation: () => unknown): Promise<unknown> {
  return vi.waitFor(expectation, { timeout: 10_000 });
}
