import { PASSWORD_ALPHABET } from '#domain/identity/credentials.ts';

const CHARS = 8;

/**
 * Returns a new code of a class's star map: 8 letters and digits that are not confused on a screen, out of 31^8, about
 * 2^39.6. `random` from a secure source.
 */
export function newMapCode(random: () => number): string {
  const { length } = PASSWORD_ALPHABET;
  return Array.from({ length: CHARS }, () =>
    PASSWORD_ALPHABET.charAt(Math.min(Math.floor(random() * length), length - 1)),
  ).join('');
}
