// Its words must be here when the files of this version are gone.
import './UpdateNotice.tsx';
import { fetchNewWorker, letNewWorkerIn } from './newWorker.ts';
import { checkVersion, partIsMissing, setLetIn } from './updates.ts';

const WORKER = '/sw.js';
/** A page that is looked at asks for a newer version this often, and when somebody comes back to it. */
const CHECK_EVERY_MS = 10 * 60_000;
/** A class that picks up its tablets together does not ask together. */
const SPREAD_MS = 30_000;
/** The first page comes before what is kept of it. */
const REGISTER_AFTER_MS = 2_000;

/**
 * Begins what keeps the product at hand: the service worker, where the browser has one (https or localhost; over a school's plain
 * HTTP there is none and nothing is said), and the watch for newer versions, which needs none.
 */
export function startOffline(): void {
  setTimeout(() => void register(), REGISTER_AFTER_MS);
  setLetIn(letNewWorkerIn);
  window.addEventListener('vite:preloadError', partIsMissing);
  let next = setTimeout(look, CHECK_EVERY_MS + Math.random() * SPREAD_MS);
  function look() {
    clearTimeout(next);
    next = setTimeout(look, CHECK_EVERY_MS);
    if (document.visibilityState === 'visible') void lookForNewer();
  }
  const lookSoon = () => {
    clearTimeout(next);
    next = setTimeout(look, Math.random() * SPREAD_MS);
  };
  document.addEventListener('visibilitychange', lookSoon);
  window.addEventListener('online', lookSoon);
}

async function lookForNewer(): Promise<void> {
  if ((await checkVersion()) !== null) await fetchNewWorker();
}

/** Asks for the worker of this version, too: a browser looks for it in its own time, or finds it out of reach once and waits for the next page. */
async function register(): Promise<void> {
  try {
    await navigator.serviceWorker?.register(WORKER, { updateViaCache: 'none' });
  } catch {
    // Forbidden by the person, or switched off by the school: all goes on as over plain HTTP.
  }
  await fetchNewWorker();
}
