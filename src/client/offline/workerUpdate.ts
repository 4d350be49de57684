import type { WorkerWait } from './updates.ts';
import { ACTIVATE_MESSAGE } from './worker/cachedFiles.ts';

/** A busy worker activates only after its work; the page does not wait longer than this. */
const ACTIVATION_TIMEOUT_MS = 3_000;

/**
 * Activates the service worker of a newer version. It never activates by itself, so that it cannot take over in the middle of a
 * fetch. Waits `installWaitMs` at most for one that is still installing. Resolves on `controllerchange`, after 3 more seconds at
 * most, and at once without a newer worker.
 */
export async function activateWaitingWorker({ installWaitMs }: WorkerWait = { installWaitMs: 0 }): Promise<void> {
  const workers = navigator.serviceWorker;
  const registration = await workers?.getRegistration();
  if (!registration) return;
  const { installing, active } = registration;
  if (installWaitMs > 0 && installing && active) await nextEvent(installing, 'statechange', installWaitMs);
  const { waiting } = registration;
  if (!waiting) return;
  const activated = nextEvent(workers, 'controllerchange', ACTIVATION_TIMEOUT_MS);
  waiting.postMessage(ACTIVATE_MESSAGE);
  await activated;
}

/** Resolves at the target's next event of this type, or after `ms` milliseconds. */
function nextEvent(target: EventTarget, type: string, ms: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    const onEvent = () => {
      clearTimeout(timer);
      done();
    };
    target.addEventListener(type, onEvent, { once: true });
  });
}

/** Installs the service worker of a newer version in the background, before the page reloads with that version. */
export async function updateServiceWorker(): Promise<void> {
  try {
    await (await navigator.serviceWorker?.getRegistration())?.update();
  } catch {
    // The server is unreachable again: the browser checks for the worker on the next page load.
  }
}
