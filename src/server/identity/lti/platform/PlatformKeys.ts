import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { fetchPlatform, PlatformError } from './fetchPlatform.ts';
import type { Platform } from './platforms.queries.ts';

/** How long a platform's keys are believed without a look, and how soon after a try they may be read again. */
const KEEP_MS = 10 * 60_000;
const AGAIN_MS = 30_000;

type Keys = ReturnType<typeof createLocalJWKSet>;

/** What is known of the keys at one URL. */
interface Known {
  url: string;
  /** The last that were read; kept while the platform does not answer. */
  keys: Keys | null;
  readAt: number;
  triedAt: number;
  /** Why the last try failed; null after one that did not. */
  failure: unknown;
  /** The call under way, which all wait for. */
  reading: Promise<void> | null;
}

/**
 * Reads the keys of platforms from the registered URL, never from one that a token names (`jku`, `x5u`, `jwk` are ignored).
 * Launches that come together share one call. An unknown key, or a failure, makes it read them again, at most every 30
 * seconds, so that a rotation is noticed and a forger cannot make us call the platform at will.
 */
export class PlatformKeys {
  readonly #privateHosts: readonly string[];
  readonly #now: () => number;
  readonly #known = new Map<string, Known>();

  constructor(privateHosts: readonly string[], now: () => number) {
    this.#privateHosts = privateHosts;
    this.#now = now;
  }

  /** Returns the function with which jose finds the key of a token of this platform. Throws PlatformError. */
  keyOf(platform: Platform): JWTVerifyGetKey {
    return async (header, token) => {
      const known = this.#of(platform);
      const keys = await this.#read(known, this.#now() - known.readAt >= KEEP_MS);
      try {
        return await keys(header, token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
        const newer = await this.#read(known, true);
        if (newer === keys) throw error;
        return newer(header, token);
      }
    };
  }

  #of({ id, jwksUrl: url }: Platform): Known {
    const known = this.#known.get(id);
    if (known?.url === url) return known;
    const never = Number.NEGATIVE_INFINITY;
    const made: Known = { url, keys: null, readAt: never, triedAt: never, failure: null, reading: null };
    this.#known.set(id, made);
    return made;
  }

  /** Returns the keys, read again where that is wanted and was not tried just now. */
  async #read(known: Known, isWanted: boolean): Promise<Keys> {
    if (known.reading !== null) await known.reading;
    else if (isWanted && this.#now() - known.triedAt >= AGAIN_MS) {
      known.triedAt = this.#now();
      known.reading = this.#fetch(known).finally(() => {
        known.reading = null;
      });
      await known.reading;
    }
    if (known.keys !== null) return known.keys;
    throw known.failure;
  }

  async #fetch(known: Known): Promise<void> {
    const request = { headers: { accept: 'application/json' } };
    try {
      const { status, text } = await fetchPlatform(known.url, request, this.#privateHosts);
      if (status !== 200) throw new PlatformError(`The platform answered ${status} for its keys.`);
      known.keys = createLocalJWKSet(keySetOf(text));
      known.readAt = this.#now();
      known.failure = null;
    } catch (error) {
      known.failure = error;
    }
  }
}

function keySetOf(text: string): JSONWebKeySet {
  try {
    const set: unknown = JSON.parse(text);
    if (typeof set === 'object' && set !== null && 'keys' in set && Array.isArray(set.keys))
      return set as JSONWebKeySet;
  } catch {
    // Falls through to the error below.
  }
  throw new PlatformError('The platform answered something else than its keys.');
}
