import { PASSWORD_WORDS } from './passwordWords.ts';

const WORDS = 3;

/**
 * Returns a password that can be read aloud and typed from paper: three Portuguese words such as 'rio-lobo-mel'. It has
 * 31.9 bits of entropy if `random` (0 to just under 1) is a secure source. It is for a first sign-in: ten wrong guesses
 * lock an account (ruling 11).
 */
export function wordPassword(random: () => number): string {
  const word = () => PASSWORD_WORDS[Math.min(Math.floor(random() * PASSWORD_WORDS.length), PASSWORD_WORDS.length - 1)];
  return Array.from({ length: WORDS }, word).join('-');
}
