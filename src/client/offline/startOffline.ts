// Imported eagerly: the notice is needed when the files of this version can no longer be fetched.
import './UpdateNotice.tsx';
import { checkVersion, onMissingFile, setWorkerActivator } from './updates.ts';
import { activateWaitingWorker, updateServiceWorker } from './workerUpdate.ts';

const WORKER = '/sw.js';
/** How often a visible page checks for a newer version; it also checks when it becomes visible again. */
const CHECK_EVERY_MS = 10 * 60_000;
/** Random delay that spreads the checks of a class whose tablets wake up together. */
const SPREAD_MS = 30_000;
/** Delay of the registration, so that the first page load has the network to itself. */
const REGISTER_AFTER_MS = 2_000;

/**
 * Registers the service worker, where the browser supports one (https or localhost; over a school's plain HTTP it is skipped
 * silently), and starts checking for newer versions, which needs no worker.
 */
export function startOffline(): void {
  setTimeout(() => void register(), REGISTER_AFTER_MS);
  setWorkerActivator(activateWaitingWorker);
  window.addEventListener('vite:preloadError', onMissingFile);
  let next = setTimeout(checkIfVisible, CHECK_EVERY_MS + Math.random() * SPREAD_MS);
  function checkIfVisible() {
    clearTimeout(next);
    next = setTimeout(checkIfVisible, CHECK_EVERY_MS);
    if (document.visibilityState === 'visible') void checkForNewer();
  }
  const checkSoon = () => {
    clearTimeout(next);
    next = setTimeout(checkIfVisible, Math.random() * SPREAD_MS);
  };
  document.addEventListener('visibilitychange', checkSoon);
  window.addEventListener('online', checkSoon);
}

async function checkForNewer(): Promise<void> {
  if ((await checkVersion()) !== null) await updateServiceWorker();
}

/** Also requests an update, because a browser may delay its own check for a new worker until the next page load. */
async function register(): Promise<void> {
  try {
    await navigator.serviceWorker?.register(WORKER, { updateViaCache: 'none' });
  } catch {
    // Blocked by the user or the school: the product works as it does over plain HTTP.
  }
  await updateServiceWorker();
}
