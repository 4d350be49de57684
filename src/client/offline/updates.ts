import { create } from 'zustand';
import { fetchServerEntry } from '#client/api/version.ts';

export interface Updates {
  /** The server's version when it differs from the running one. */
  newer: string | null;
  /** A file of the running version could not be fetched. */
  hasMissingFile: boolean;
}

/**
 * sessionStorage key of the version for which this tab already reloaded: prevents a reload loop while the server sends the
 * old page.
 */
const RELOADED_VERSION_KEY = 'update-tried';

/**
 * Browsers can drop a navigation while one worker replaces another: the reload is repeated after these delays, in
 * milliseconds.
 */
const RELOAD_AGAIN_MS = [15_000, 60_000];

/** `begun`: the user started something meanwhile. `cannot`: the browser offers no sessionStorage. */
export type UpdateResult = 'reloading' | 'unreachable' | 'begun' | 'cannot';

/**
 * Longest wait before a reload for a newer worker that is still installing: a reload during the installation can be answered by
 * the old worker with its cached page.
 */
const INSTALL_WAIT_MS = 10_000;

export interface WorkerWait {
  /** How long to wait for a worker that is still installing, in milliseconds. */
  installWaitMs: number;
}

let activateNewWorker: (wait?: WorkerWait) => Promise<void> = async () => {};

/** Store of the update state. */
export const useUpdates = create<Updates>()(() => ({ newer: null, hasMissingFile: false }));

/** Returns the path of this page's entry script, which identifies the version; null in development. */
export function runningVersion(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]');
  return script === null ? null : new URL(script.src).pathname;
}

/** Asks the server for its version and returns it when it differs from the running one. An unreachable server changes nothing. */
export async function checkVersion(): Promise<string | null> {
  const running = runningVersion();
  const served = running === null ? null : await fetchServerEntry();
  if (served === null) return useUpdates.getState().newer;
  const newer = served === running ? null : served;
  useUpdates.setState({ newer });
  return newer;
}

/** Records that a file of this version could not be loaded, and checks whether a newer version is the reason. */
export function onMissingFile(): void {
  useUpdates.setState({ hasMissingFile: true });
  void checkVersion();
}

/** Returns whether an automatic reload makes sense: a newer version exists and this tab has not reloaded for it yet. */
export function mayReloadFor(newer: string | null): boolean {
  try {
    return newer !== null && sessionStorage.getItem(RELOADED_VERSION_KEY) !== newer;
  } catch {
    // Without storage a tab would reload forever.
    return false;
  }
}

/** Sets the function that activates a waiting service worker. Without one nothing is activated. */
export function setWorkerActivator(work: (wait?: WorkerWait) => Promise<void>): void {
  activateNewWorker = work;
}

/** Activates the waiting worker of the served version, unless this page runs an older version. */
export async function activateWorkerIfCurrent(): Promise<void> {
  if (useUpdates.getState().newer === null) await activateNewWorker();
}

/**
 * Reloads the page with the server's version; otherwise the running page stays. `isStillFree` is checked after each wait and must
 * return false once the user has started something.
 */
export async function reloadToUpdate(isStillFree: () => boolean): Promise<UpdateResult> {
  const served = await fetchServerEntry();
  if (served === null) return 'unreachable';
  if (!isStillFree()) return 'begun';
  await activateNewWorker({ installWaitMs: INSTALL_WAIT_MS });
  if (!isStillFree()) return 'begun';
  try {
    sessionStorage.setItem(RELOADED_VERSION_KEY, served);
  } catch {
    return 'cannot';
  }
  location.reload();
  for (const ms of RELOAD_AGAIN_MS) setTimeout(() => isStillFree() && location.reload(), ms);
  return 'reloading';
}

/** Reloads when a page's files are missing because the server has a newer version. Returns true when a reload is under way. */
export async function reloadForNewer(): Promise<boolean> {
  await checkVersion();
  return mayReloadFor(useUpdates.getState().newer) && (await reloadToUpdate(() => true)) === 'reloading';
}
