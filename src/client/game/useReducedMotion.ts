import { useSyncExternalStore } from 'react';
import { useSupports } from '#client/session/useSupports.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Returns whether the system or the supports in use ask for reduced motion, and follows changes of both. */
export function useReducedMotion(): boolean {
  const isAsked = useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
  const isSet = useSupports(({ supports }) => supports.calm);
  return isAsked || isSet;
}

function subscribe(listener: () => void): () => void {
  const list = matchMedia(QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
