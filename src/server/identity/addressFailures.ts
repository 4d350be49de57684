import { WRONG_PASSWORDS_PER_ADDRESS_MAX, WRONG_PASSWORDS_WINDOW_MS } from '#domain/limits.ts';
import { addressKey } from './addressKey.ts';

/** The number of networks that are remembered; beyond it the window that began first and is not locked is forgotten. */
const NETWORKS_MAX = 10_000;

/** Counts wrong passwords by network (ruling 11, addressKey.ts) in memory; a restart forgets them. */
export interface AddressFailures {
  count(address: string): void;
  /** Returns the seconds that this address must wait; null when it need not. */
  waitS(address: string): number | null;
}

interface Window {
  start: number;
  failures: number;
}

/** Counts within a window of ten minutes, which begins with the first failure; `most` of them lock the network until its end. */
export function createAddressFailures(now: () => number, most = WRONG_PASSWORDS_PER_ADDRESS_MAX): AddressFailures {
  /** In the order in which the windows began. */
  const windows = new Map<string, Window>();

  const isLocked = ({ failures }: Window) => failures >= most;

  const isOver = ({ start }: Window) => now() - start >= WRONG_PASSWORDS_WINDOW_MS;

  const current = (key: string) => {
    const found = windows.get(key);
    if (found === undefined || !isOver(found)) return found;
    windows.delete(key);
    return undefined;
  };

  /** Returns false when every window is locked. */
  const makeRoom = () => {
    if (windows.size < NETWORKS_MAX) return true;
    for (const [key, window] of windows) {
      if (isOver(window) || !isLocked(window)) return windows.delete(key);
    }
    return false;
  };

  return {
    count(address) {
      const key = addressKey(address);
      const found = current(key);
      if (found) found.failures += 1;
      else if (makeRoom()) windows.set(key, { start: now(), failures: 1 });
    },
    waitS(address) {
      const found = current(addressKey(address));
      if (found === undefined || !isLocked(found)) return null;
      return Math.ceil((found.start + WRONG_PASSWORDS_WINDOW_MS - now()) / 1_000);
    },
  };
}
