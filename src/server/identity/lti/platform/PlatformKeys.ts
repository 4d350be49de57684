import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { fetchPlatform, PlatformError } from './fetchPlatform.ts';
import type { Platform } from './platforms.queries.ts';

/** How long a platform's keys are believed, and how soon they may be read again for a key that is not among them. */
const KEEP_MS = 10 * 60_000;
const AGAIN_MS = 30_000;

type Known = { at: number; url: string; keys: ReturnType<typeof createLocalJWKSet> };

/**
 * Reads the keys of platforms from the registered URL, never from one that a token names (`jku`, `x5u`, `jwk` are ignored).
 * An unknown key makes it read them again, at most every 30 seconds, so that a rotation is noticed and a forger cannot make
 * us call the platform at will.
 */
export class PlatformKeys {
  readonly #mayBePrivate: boolean;
  readonly #now: () => number;
  readonly #known = new Map<string, Known>();

  constructor(mayBePrivate: boolean, now: () => number) {
    this.#mayBePrivate = mayBePrivate;
    this.#now = now;
  }

  /** Returns the function with which jose finds the key of a token of this platform. Throws PlatformError. */
  keyOf(platform: Platform): JWTVerifyGetKey {
    return async (header, token) => {
      const { at, keys } = await this.#read(platform, KEEP_MS);
      try {
        return await keys(header, token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey) || this.#now() - at < AGAIN_MS) throw error;
        return (await this.#read(platform, AGAIN_MS)).keys(header, token);
      }
    };
  }

  async #read({ id, jwksUrl }: Platform, keepMs: number): Promise<Known> {
    const known = this.#known.get(id);
    if (known && known.url === jwksUrl && this.#now() - known.at < keepMs) return known;
    const { status, text } = await fetchPlatform(
      jwksUrl,
      { headers: { accept: 'application/json' } },
      this.#mayBePrivate,
    );
    if (status !== 200) throw new PlatformError(`The platform answered ${status} for its keys.`);
    const read = { at: this.#now(), url: jwksUrl, keys: createLocalJWKSet(keySetOf(text)) };
    this.#known.set(id, read);
    return read;
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
