import { WRONG_PASSWORDS_PER_ADDRESS_MAX, WRONG_PASSWORDS_WINDOW_MS } from '#domain/limits.ts';

/** So many addresses are remembered; beyond them the one that began first is forgotten. */
const ADDRESSES_MAX = 10_000;

/** Wrong passwords by network address (ruling 11); a restart forgets them. */
export interface AddressFailures {
  count(address: string): void;
  /** How many seconds this address must wait; null when it need not. */
  waitS(address: string): number | null;
}

/** Counts within a window of ten minutes, which begins with the first wrong password. */
export function createAddressFailures(now: () => number): AddressFailures {
  /** In the order in which their windows began. */
  const windows = new Map<string, { start: number; failures: number }>();

  const current = (address: string) => {
    const found = windows.get(address);
    if (found === undefined || now() - found.start < WRONG_PASSWORDS_WINDOW_MS) return found;
    windows.delete(address);
    return undefined;
  };

  return {
    count(address) {
      const found = current(address);
      if (found) {
        found.failures += 1;
        return;
      }
      const [oldest] = windows.keys();
      if (oldest !== undefined && windows.size >= ADDRESSES_MAX) windows.delete(oldest);
      windows.set(address, { start: now(), failures: 1 });
    },
    waitS(address) {
      const found = current(address);
      if (found === undefined || found.failures < WRONG_PASSWORDS_PER_ADDRESS_MAX) return null;
      return Math.ceil((found.start + WRONG_PASSWORDS_WINDOW_MS - now()) / 1_000);
    },
  };
}
