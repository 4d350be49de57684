import { PASSWORD_WORDS } from './passwordWords.ts';

const WORDS = 3;

/**
 * Returns a password that can be read aloud and typed from paper: three Portuguese words, 'rio-lobo-mel', with 31.9 bits of entropy as
 * long as `random` (0 to just under 1) comes from a secure source. It is for a first sign-in: ten guesses lock an account (ruling 11).
 */
export function wordPassword(random: () => number): string {
  const word = () => PASSWORD_WORDS[Math.min(Math.floor(random() * PASSWORD_WORDS.length), PASSWORD_WORDS.length - 1)];
  return Array.from({ length: WORDS }, word).join('-');
}
