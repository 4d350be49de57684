import { useSyncExternalStore } from 'react';
import { type Floor, floor } from './floor.ts';

/** Returns what `read` says of this page's floor, and renders again when the speaker changes. */
export function useFloor<T>(read: (floor: Floor) => T): T {
  return useSyncExternalStore(onChange, () => read(floor));
}

const onChange = (listener: () => void) => floor.onChange(listener);
