import { fold, isParticle } from './rosterWords.ts';

const UPPER_MIN_CHARS = 3;
/** 'MC' and 'JPR', which no name is. */
const INITIALS = /^[B-DF-HJ-NP-TV-XZ]{2,3}$/;

/** Writes a name as a person would: 'ANA MARIA DA SILVA' gives 'Ana Maria da Silva'. Mixed case stays. */
export function personName(text: string): string {
  const words = text
    .replace(/,+/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
  const whole = words.join('');
  const hasOneCase = whole === whole.toUpperCase() || whole === whole.toLowerCase();
  return words
    .map((word, index) => {
      if (index > 0 && index < words.length - 1 && isParticle(fold(word)))
        return hasOneCase ? word.toLowerCase() : word;
      if (INITIALS.test(word)) return word;
      const isShouted = word.length >= UPPER_MIN_CHARS && word === word.toUpperCase();
      return hasOneCase || isShouted ? capitalized(word) : word;
    })
    .join(' ')
    .normalize('NFC');
}

/** Puts the given names of 'Silva, Ana Maria' first. */
export function givenNamesFirst(text: string): string {
  const [surname = '', ...given] = text.split(',').map((part) => part.trim());
  return [...given, surname].filter((part) => part !== '').join(' ');
}

/** Capitalizes each part of a word: 'ANA-RITA' gives 'Ana-Rita', "D'ÁVILA" "D'Ávila" and 'A.S.' stays. */
function capitalized(word: string): string {
  return word.toLowerCase().replace(/(^|['’‘`´.-])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}
