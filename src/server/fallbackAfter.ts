/** Settles as `work` does, or resolves to `fallback` after `ms` milliseconds. The work itself goes on; its result is ignored. */
export function fallbackAfter<T, F>(work: Promise<T>, ms: number, fallback: F): Promise<T | F> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<F>((resolve) => {
    timer = setTimeout(() => resolve(fallback), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
