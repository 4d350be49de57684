/**
 * Calls `run` once `afterMs` have passed and the page is idle; browsers without requestIdleCallback (Safari) wait only that
 * long. Returns the function that cancels it.
 */
export function whenIdle(run: () => void, afterMs: number): () => void {
  let idle = 0;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(run);
    else run();
  }, afterMs);
  return () => {
    clearTimeout(timer);
    if (idle !== 0) cancelIdleCallback(idle);
  };
}
