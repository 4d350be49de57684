import { create } from 'zustand';

/** Number of page changes in progress. */
const useCount = create<number>()(() => 0);

/** Counts as a page change in progress until `work` settles. */
export async function whilePending<T>(work: Promise<T>): Promise<T> {
  useCount.setState((count) => count + 1);
  try {
    return await work;
  } finally {
    useCount.setState((count) => count - 1);
  }
}

/** Returns whether a page change is in progress. */
export const usePending = (): boolean => useCount((count) => count > 0);
