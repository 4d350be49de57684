import { CallError } from './CallError.ts';

/** Code that comes when it is first wanted, once; what could not come is asked for again, and is a lost network until it does. */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | null = null;
  return () => {
    coming ??= load().catch(() => {
      coming = null;
      throw new CallError({ kind: 'network', status: 0 });
    });
    return coming;
  };
}
