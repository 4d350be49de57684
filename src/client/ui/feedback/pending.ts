import { useSyncExternalStore } from 'react';

/** How many page changes are under way. */
let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

/** Counts as a page change until `work` ends, well or badly. */
export async function whilePending<T>(work: Promise<T>): Promise<T> {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
}

export function usePending(): boolean {
  return useSyncExternalStore(subscribe, () => count > 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
