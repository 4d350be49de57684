import { create } from 'zustand';
import { servedVersion } from '#client/api/version.ts';

export interface Updates {
  /** The version on the server, where it is not the one that runs here. */
  newer: string | null;
  /** A part of the running version could not be fetched any more. */
  isIncomplete: boolean;
}

/** For which version this tab was already loaded anew: where the server keeps sending the old page, once is enough. */
const TRIED = 'update-tried';

/** A navigation that a browser loses while one worker gives way to another is begun again; a slow one is then left to end. */
const RELOAD_AGAIN_MS = [15_000, 60_000];

/** `begun`: somebody has begun something meanwhile. `cannot`: the browser lets a tab remember nothing. */
export type Taking = 'reloading' | 'unreachable' | 'begun' | 'cannot';

let letIn = async () => {};

/** What is known of a newer version. */
export const useUpdates = create<Updates>()(() => ({ newer: null, isIncomplete: false }));

/** The script with which this page began; null in development. */
export function runningVersion(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]');
  return script === null ? null : new URL(script.src).pathname;
}

/** Asks the server which version it has; answers the newer one, where it is. A server that is out of reach changes nothing. */
export async function checkVersion(): Promise<string | null> {
  const running = runningVersion();
  const served = running === null ? null : await servedVersion();
  if (served === null) return useUpdates.getState().newer;
  const newer = served === running ? null : served;
  useUpdates.setState({ newer });
  return newer;
}

/** A part did not come. Where a newer version is the reason, the page says so. */
export function partIsMissing(): void {
  useUpdates.setState({ isIncomplete: true });
  void checkVersion();
}

/** Whether loading anew by itself would help: there is a newer version, and this tab has not tried it before. */
export function mayTake(newer: string | null): boolean {
  try {
    return newer !== null && sessionStorage.getItem(TRIED) !== newer;
  } catch {
    // Without storage a tab would try for ever.
    return false;
  }
}

/** How the worker of this page's own version, or of the one to come, takes the place of another; nothing where there are no workers. */
export function setLetIn(work: () => Promise<void>): void {
  letIn = work;
}

/** Has the worker of the served version in its place, where this page may run with it: unless it is itself the older one. */
export async function ownWorkerFirst(): Promise<void> {
  if (useUpdates.getState().newer === null) await letIn();
}

/**
 * Loads the page anew with the version on the server; in every other case the running page stays. Whether it is still free to go
 * is asked after each wait.
 */
export async function takeUpdate(isStillFree: () => boolean): Promise<Taking> {
  const served = await servedVersion();
  if (served === null) return 'unreachable';
  if (!isStillFree()) return 'begun';
  await letIn();
  if (!isStillFree()) return 'begun';
  try {
    sessionStorage.setItem(TRIED, served);
  } catch {
    return 'cannot';
  }
  location.reload();
  for (const ms of RELOAD_AGAIN_MS) setTimeout(() => isStillFree() && location.reload(), ms);
  return 'reloading';
}

/** For a page that cannot be shown because its files are gone: true where a newer version is on its way instead. */
export async function reloadForNewer(): Promise<boolean> {
  await checkVersion();
  return mayTake(useUpdates.getState().newer) && (await takeUpdate(() => true)) === 'reloading';
}
