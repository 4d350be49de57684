import { CallError } from './CallError.ts';

/**
 * Returns a function that calls `load` once and shares its promise. A failed load throws a `network` CallError, and the next
 * call loads again.
 */
export function lazyLoader<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch(() => {
      loading = null;
      throw new CallError({ kind: 'network', status: 0 });
    });
    return loading;
  };
}
