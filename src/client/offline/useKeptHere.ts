import { useEffect } from 'react';
import { report } from '#client/api/report.ts';
import { savesData } from '#client/ui/savesData.ts';
import type { KeepingDevice, OfflineSet } from './sets.ts';
import { ownWorkerFirst, runningVersion } from './updates.ts';

/** After the first picture, before anybody could miss it. */
const BEGIN_AFTER_MS = 4_000;

/** Has the worker keep these sets, once the page is there and whenever the network comes back. Without a worker nothing happens. */
export function useKeptHere(sets: readonly OfflineSet[]): void {
  const names = sets.join(' ');
  useEffect(() => {
    if (names === '') return undefined;
    const ask = () => void askToKeep(names.split(' '));
    const timer = setTimeout(ask, BEGIN_AFTER_MS);
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [names]);
}

/** Work that waits for a network must not be cleared away by a browser that needs room. */
export function usePersistentStorage(): void {
  useEffect(() => {
    // Only secure pages have `storage`.
    navigator.storage?.persist?.().catch((error: unknown) => report(error, 'storage'));
  }, []);
}

/** What this browser is like. */
export function keepingDevice(): KeepingDevice {
  const audio = document.createElement('audio');
  return {
    plays: (type) => audio.canPlayType(type) !== '',
    savesData: savesData(),
    drawsPdfs: navigator.pdfViewerEnabled !== true,
  };
}

async function askToKeep(keep: string[]): Promise<void> {
  const entry = runningVersion();
  if (entry === null || !navigator.serviceWorker) return;
  // The worker of another version knows other files.
  await ownWorkerFirst();
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep, entry });
}
