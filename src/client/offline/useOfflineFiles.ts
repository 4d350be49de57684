import { useEffect } from 'react';
import { logError } from '#client/api/logError.ts';
import { savesData } from '#client/ui/savesData.ts';
import type { OfflineCapabilities, OfflineSet } from './fileSets.ts';
import { activateWorkerIfCurrent, runningVersion } from './updates.ts';

/** Delay after mounting, so that caching does not compete with the first rendering. */
const BEGIN_AFTER_MS = 4_000;

/**
 * Tells the service worker to cache these file sets, 4 seconds after mounting and on every `online` event. No-op without a
 * worker.
 */
export function useOfflineFiles(sets: readonly OfflineSet[]): void {
  const names = sets.join(' ');
  useEffect(() => {
    if (names === '') return undefined;
    const requestCaching = () => void postSets(names.split(' '));
    const timer = setTimeout(requestCaching, BEGIN_AFTER_MS);
    window.addEventListener('online', requestCaching);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', requestCaching);
    };
  }, [names]);
}

/** Requests persistent storage, so that the browser does not evict unsent work when it needs space. */
export function usePersistentStorage(): void {
  useEffect(() => {
    // `navigator.storage` exists only in secure contexts.
    navigator.storage?.persist?.().catch((error: unknown) => logError(error, 'storage'));
  }, []);
}

/** Detects which sounds and PDFs this browser supports and whether it saves data. */
export function offlineCapabilities(): OfflineCapabilities {
  const audio = document.createElement('audio');
  return {
    plays: (type) => audio.canPlayType(type) !== '',
    savesData: savesData(),
    rendersPdfs: navigator.pdfViewerEnabled !== true,
  };
}

async function postSets(keep: string[]): Promise<void> {
  const entry = runningVersion();
  if (entry === null || !navigator.serviceWorker) return;
  // A worker of another version would cache other files.
  await activateWorkerIfCurrent();
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep, entry });
}
