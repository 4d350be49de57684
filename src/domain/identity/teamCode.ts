// A team's code for signing in: four words of a list, which pupils read from a card and type on a tablet. A list of 1,024
// words makes 2^40 codes.

export const TEAM_CODE_WORDS = 4;
/** Bits that choose one word. */
const WORD_BITS = 10;
/** Number of words in the list. */
export const TEAM_CODE_LIST_WORDS = 2 ** WORD_BITS;
/** Bytes that `teamCodeOf` reads. */
export const TEAM_CODE_BYTES = (TEAM_CODE_WORDS * WORD_BITS) / 8;
/** Letters after which a word may be left unfinished, if only one word of the list begins with them. */
const COMPLETE_FROM_CHARS = 3;

/**
 * Returns the code that the first TEAM_CODE_BYTES of `bytes` stand for, its words separated by spaces. Throws a RangeError
 * for fewer bytes or a list of another length.
 */
export function teamCodeOf(bytes: Uint8Array, words: readonly string[]): string {
  if (bytes.length < TEAM_CODE_BYTES) throw new RangeError(`A team code needs ${TEAM_CODE_BYTES} bytes.`);
  if (words.length !== TEAM_CODE_LIST_WORDS) throw new RangeError(`A list has ${TEAM_CODE_LIST_WORDS} words.`);
  const bits = [...bytes.subarray(0, TEAM_CODE_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const chosen = Array.from({ length: TEAM_CODE_WORDS }, (_, index) => {
    const place = Number.parseInt(bits.slice(index * WORD_BITS, (index + 1) * WORD_BITS), 2);
    return words[place] ?? '';
  });
  return chosen.join(' ');
}

/**
 * Reads a typed code: any case, accents and separators, and words left unfinished where only one begins like that. Returns
 * it as `teamCodeOf` does; null for anything else.
 */
export function readTeamCode(typed: string, words: readonly string[]): string | null {
  const parts = typedWords(typed);
  if (parts.length !== TEAM_CODE_WORDS) return null;
  const found = parts.map((part) => wordOf(part, words));
  return found.every((word) => word !== null) ? found.join(' ') : null;
}

/** Returns what was typed as words, finished or not, in small letters without accents. */
export function typedWords(typed: string): string[] {
  return plain(typed)
    .split(/[^a-z]+/)
    .filter((part) => part !== '');
}

/** Returns the words of the list that begin with the typed letters, at most `most`; none for no letters. */
export function wordsBeginningWith(typed: string, words: readonly string[], most: number): string[] {
  const start = plain(typed).trim();
  return start === '' ? [] : words.filter((word) => word.startsWith(start)).slice(0, most);
}

/** Returns the word of the list that a typed word of `typedWords` stands for: itself, or the only one that begins so; else null. */
export function wordOf(part: string, words: readonly string[]): string | null {
  if (words.includes(part)) return part;
  if (part.length < COMPLETE_FROM_CHARS) return null;
  const [only = null, other] = wordsBeginningWith(part, words, 2);
  return other === undefined ? only : null;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
