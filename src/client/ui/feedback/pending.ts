import { create } from 'zustand';

/** How many page changes are under way. */
const useCount = create<number>()(() => 0);

/** Counts as a page change until `work` ends, well or badly. */
export async function whilePending<T>(work: Promise<T>): Promise<T> {
  useCount.setState((count) => count + 1);
  try {
    return await work;
  } finally {
    useCount.setState((count) => count - 1);
  }
}

/** Whether a page change is under way. */
export const usePending = (): boolean => useCount((count) => count > 0);
