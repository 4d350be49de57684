import { WRONG_CODE_OF_ADDRESS_FORGIVEN_MS, WRONG_CODES_PER_ADDRESS_MAX } from '#domain/limits.ts';
import type { AddressFailures } from '../addressFailures.ts';
import { addressKey } from '../addressKey.ts';

/** The number of networks that are remembered; beyond it the one that sent its first wrong code longest ago is forgotten. */
const NETWORKS_MAX = 10_000;
/** How far ahead the time at which all is forgiven may be before the network is locked. */
const AHEAD_MAX_MS = (WRONG_CODES_PER_ADDRESS_MAX - 1) * WRONG_CODE_OF_ADDRESS_FORGIVEN_MS;

/**
 * Counts wrong team codes by network (addressKey.ts) in memory; a restart forgets them. One is forgiven every 5 minutes, so
 * an address has room for a whole class at once, and over a year for few guesses (decision 0060).
 */
export function createCodeFailures(now: () => number): AddressFailures {
  /** The time at which all wrong codes of a network will be forgiven, in the order of the first one. */
  const forgivenAt = new Map<string, number>();
  const lockedUntil = (key: string) => (forgivenAt.get(key) ?? 0) - AHEAD_MAX_MS;

  /** Keeps no address longer than its wrong codes count. */
  const forget = () => {
    for (const [key, until] of forgivenAt) if (until <= now()) forgivenAt.delete(key);
  };

  const makeRoom = () => {
    for (const key of forgivenAt.keys()) {
      if (forgivenAt.size < NETWORKS_MAX) return;
      if (lockedUntil(key) <= now()) forgivenAt.delete(key);
    }
  };

  return {
    count(address) {
      const key = addressKey(address);
      const before = forgivenAt.get(key);
      if (before === undefined) makeRoom();
      if (before === undefined && forgivenAt.size >= NETWORKS_MAX) return;
      forgivenAt.set(key, Math.max(before ?? 0, now()) + WRONG_CODE_OF_ADDRESS_FORGIVEN_MS);
    },
    waitS(address) {
      forget();
      const waitMs = lockedUntil(addressKey(address)) - now();
      return waitMs > 0 ? Math.ceil(waitMs / 1_000) : null;
    },
  };
}
