/**
 * Calls `run` once `afterMs` have passed and the page is idle; browsers without requestIdleCallback (Safari) wait only that
 * long. Returns a function that cancels it while the time has not passed.
 */
export function whenIdle(run: () => void, afterMs: number): () => void {
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
    else run();
  }, afterMs);
  return () => clearTimeout(timer);
}
