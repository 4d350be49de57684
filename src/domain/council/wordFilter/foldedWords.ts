/** A word of a text without case and accents. */
export interface FoldedWord {
  /** Lower-case letters without accents, and digits and signs that may replace letters. */
  raw: string;
  /** Offsets in the text. */
  start: number;
  end: number;
}

const LETTER = /^[a-z]+$/;
const INVISIBLE = /^[\p{M}\u00ad\u200b-\u200f\u2060\ufeff]$/u;
/** Letters of other alphabets that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  і: 'i',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'u',
  х: 'x',
  α: 'a',
  ο: 'o',
  ρ: 'p',
  υ: 'u',
};
/** Signs that replace a letter anywhere, and signs that replace one only between two letters. */
const ALWAYS = '@$';
const BETWEEN = '€!|*';

/** Folds a character to a lower-case letter or digit; '' for an invisible character, null for one that separates words. */
function folded(char: string): string | null {
  if (char >= 'a' && char <= 'z') return char;
  if (char >= '0' && char <= '9') return char;
  if (char < '\u0080') return char >= 'A' && char <= 'Z' ? char.toLowerCase() : null;
  if (INVISIBLE.test(char)) return '';
  // Ordinal signs are not letters here: '8.º A'.
  if (char === 'º' || char === 'ª') return null;
  const small = char.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const ours = LOOKALIKES[small] ?? small;
  return LETTER.test(ours) || (ours >= '0' && ours <= '9') ? ours : null;
}

/** Splits a text into words in one pass; `text` must be in NFC, so that offsets match. */
export function foldedWords(text: string): FoldedWord[] {
  const chars = Array.from(text);
  const letters = chars.map(folded);
  const words: FoldedWord[] = [];
  let raw = '';
  let start = 0;
  let at = 0;
  const close = () => {
    // A sign that replaces a letter only between two letters cannot end a word.
    const trimmed = raw.replace(/(?<=[^€!|*])[€!|*]+$/, '');
    if (trimmed !== '') words.push({ raw: trimmed, start, end: at });
    raw = '';
  };
  for (const [index, char] of chars.entries()) {
    const letter = signAt(char, raw, letters[index + 1] ?? null, chars[index + 1]) ?? letters[index] ?? null;
    if (letter === null) close();
    else {
      if (raw === '' && letter !== '') start = at;
      raw += letter;
    }
    at += char.length;
  }
  close();
  return words;
}

/** Returns the sign where it may replace a letter; null otherwise. */
function signAt(char: string, before: string, next: string | null, nextChar = ''): string | null {
  if (ALWAYS.includes(char)) return char;
  if (!BETWEEN.includes(char) || before === '') return null;
  const goesOn = (next !== null && next !== '') || (char === '*' && nextChar === '*');
  return goesOn ? char : null;
}

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
};
const TWO_WAYS = /[1!|]/g;
const AT_ENDS = /^\d+|(?<=\D)\d+$/g;
/** Matches a time of day: '5h17'. */
const TIME = /^\d+h\d*$/;

/** Returns the possible readings of a word: digits and signs as letters, 1 as i and as l, and without digits at its ends. */
export function readings({ raw }: Pick<FoldedWord, 'raw'>): string[] {
  if (!/[a-z]/.test(raw) || TIME.test(raw)) return [];
  const read = raw.replace(/[03457890@$€]/g, (sign) => LEET[sign] ?? sign);
  const all = [read.replace(TWO_WAYS, 'i'), read.replace(TWO_WAYS, 'l'), raw.replace(AT_ENDS, '')];
  return [...new Set(all)];
}
