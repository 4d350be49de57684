import { useSyncExternalStore } from 'react';
import { useDeviceSettings } from '#client/session/deviceSettings.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether this person or this device asked for less motion; follows a change of either. */
export function useReducedMotion(): boolean {
  const isAsked = useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
  const isSet = useDeviceSettings(({ calm }) => calm);
  return isAsked || isSet;
}

function subscribe(listener: () => void): () => void {
  const list = matchMedia(QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
