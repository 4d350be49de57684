import { CHANGES_PLACE } from './worker/keeping.ts';

/** A worker that has work waits for the end of it; the page does not. */
const TAKES_OVER_WITHIN_MS = 3_000;

/**
 * The worker of a newer version stands by until a page lets it in, so that it never takes over while something is being fetched.
 * Resolves when it has, when it does not in time, and at once where none stands by.
 */
export async function letNewWorkerIn(): Promise<void> {
  const workers = navigator.serviceWorker;
  const waiting = (await workers?.getRegistration())?.waiting;
  if (!waiting) return;
  await new Promise((done) => {
    workers.addEventListener('controllerchange', done, { once: true });
    setTimeout(done, TAKES_OVER_WITHIN_MS);
    waiting.postMessage(CHANGES_PLACE);
  });
}

/** Has the worker of a newer version fetch what it needs, ahead of the moment when the page takes it. */
export async function fetchNewWorker(): Promise<void> {
  try {
    await (await navigator.serviceWorker?.getRegistration())?.update();
  } catch {
    // Out of reach again: the browser looks for it with the next page.
  }
}
