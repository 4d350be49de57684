import { useCallback, useEffect, useSyncExternalStore } from 'react';

/** Returns whether the page fills the screen, and a function that changes it; the key F does too. Null where browsers cannot. */
export function useFullScreen(): { isFull: boolean; toggle: () => void } | null {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = useCallback(() => {
    // When the browser refuses full screen, the page stays usable.
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    change.catch(() => {});
  }, []);
  const isPossible = document.fullscreenEnabled === true;
  useEffect(() => {
    if (!isPossible) return undefined;
    const press = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
      if (key.toLowerCase() === 'f' && !ctrlKey && !metaKey && !altKey && !repeat) toggle();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isPossible, toggle]);
  return isPossible ? { isFull, toggle } : null;
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
