import { useSyncExternalStore } from 'react';
import { servedVersion } from '#client/api/version.ts';

export interface Updates {
  /** The version on the server, where it is not the one that runs here. */
  newer: string | null;
  /** A part of the running version could not be fetched any more. */
  isIncomplete: boolean;
}

/** For which version this tab was already loaded anew: where the server keeps sending the old page, once is enough. */
const TRIED = 'update-tried';

/** A navigation that a browser loses while one worker gives way to another is begun again. */
const RELOAD_AGAIN_MS = 15_000;

let letIn = async () => {};
let updates: Updates = { newer: null, isIncomplete: false };
const listeners = new Set<() => void>();

function change(next: Partial<Updates>): void {
  updates = { ...updates, ...next };
  for (const listener of listeners) listener();
}

/** What is known of a newer version. */
export function useUpdates(): Updates {
  return useSyncExternalStore(subscribe, () => updates);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The script with which this page began; null in development. */
export function runningVersion(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]');
  return script === null ? null : new URL(script.src).pathname;
}

/** Asks the server which version it has; answers the newer one, where it is. A server that is out of reach changes nothing. */
export async function checkVersion(): Promise<string | null> {
  const running = runningVersion();
  const served = running === null ? null : await servedVersion();
  if (served === null) return updates.newer;
  const newer = served === running ? null : served;
  if (newer !== updates.newer) change({ newer });
  return newer;
}

/** A part did not come. Where a newer version is the reason, the page says so. */
export function partIsMissing(): void {
  change({ isIncomplete: true });
  void checkVersion();
}

/** Whether loading anew by itself would help: there is a newer version, and this tab has not tried it before. */
export function mayTake(newer: string | null): newer is string {
  return newer !== null && readTried() !== newer;
}

/** How the worker of this page's own version, or of the one to come, takes the place of another; nothing where there are no workers. */
export function setLetIn(work: () => Promise<void>): void {
  letIn = work;
}

/** Has the worker of the served version in its place, where this page may run with it: unless it is itself the older one. */
export async function ownWorkerFirst(): Promise<void> {
  if (updates.newer === null) await letIn();
}

/** Loads the page anew with the version on the server; where that is out of reach the running page stays, and it answers false. */
export async function takeUpdate(): Promise<boolean> {
  const served = await servedVersion();
  if (served === null) return false;
  try {
    sessionStorage.setItem(TRIED, served);
  } catch {
    // Without storage a tab would try for ever.
    return false;
  }
  await letIn();
  location.reload();
  setInterval(() => location.reload(), RELOAD_AGAIN_MS);
  return true;
}

/** For a page that cannot be shown because its files are gone: true where a newer version is on its way instead. */
export async function reloadForNewer(): Promise<boolean> {
  await checkVersion();
  return mayTake(updates.newer) && takeUpdate();
}

function readTried(): string | null {
  try {
    return sessionStorage.getItem(TRIED);
  } catch {
    return null;
  }
}
