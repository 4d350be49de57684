import { CODE_WORDS } from '#content/codeWords.ts';
import { readTeamCode, TEAM_CODE_WORDS, typedWords, wordOf, wordsBeginningWith } from '#domain/identity/teamCode.ts';

/** The most words that are suggested at once; beyond it, another letter is asked for. */
const SUGGESTIONS_MAX = 3;
/** Letters after which words are suggested. */
const SUGGEST_FROM_CHARS = 2;
const HINT = 'Escrevam duas ou três letras de cada palavra.';
const COMPLETE = 'Já estão as quatro palavras.';
const TOO_MANY = 'O código só tem quatro palavras.';

/** A text with the caret in it. */
export interface Typed {
  text: string;
  /** Null while the field was not used. */
  caret: number | null;
}

/** A word as typed, from `start` to before `end` in the text; `letters` without accents and capitals. */
interface TypedWord {
  start: number;
  end: number;
  letters: string;
}

/** One of the four words of a code as the page shows it: the completed word, or the letters typed so far. */
export interface Slot {
  text: string;
  state: 'empty' | 'current' | 'done' | 'wrong';
}

export interface TypedCode {
  slots: Slot[];
  /** The word that the caret is in; null when the caret is between words. */
  current: TypedWord | null;
  suggestions: string[];
  /** Tells the team what to type next, or which word is wrong. */
  message: string;
  isWrong: boolean;
  /** The whole code for the server; '' until all four words are known. */
  code: string;
}

/** Reads a code that is being typed. `caret` is the position in the text; null while the field is not in use. */
export function readTyped(text: string, caret: number | null): TypedCode {
  const words = wordsIn(text);
  const current = words.find(({ start, end }) => caret !== null && start < caret && caret <= end) ?? null;
  const slots = Array.from({ length: TEAM_CODE_WORDS }, (_, index) => slotOf(words[index], words[index] === current));
  const code = readTeamCode(text, CODE_WORDS) ?? '';
  const suggestions = suggestionsFor(current);
  return { slots, current, suggestions, code, ...messageFor(words, current, code) };
}

/** Returns the text with a whole word in place of the one at the caret, and with a space after it unless it is the last. */
export function withWord(text: string, { current, slots }: TypedCode, word: string): Typed {
  if (current === null) return { text, caret: text.length };
  const rest = text.slice(current.end).trimStart();
  const space = rest === '' && slots.at(-1)?.state !== 'empty' ? '' : ' ';
  const before = `${text.slice(0, current.start)}${word}${space}`;
  return { text: before + rest, caret: before.length };
}

/**
 * Completes the word at the end of the text, when its last letter or a space after its first letters was typed. Completing adds
 * a space; if the user types another one, it is removed.
 */
export function withLastWord(text: string): Typed {
  if (text.endsWith('  ')) return { text: text.slice(0, -1), caret: text.length - 1 };
  const isSpaced = text.endsWith(' ');
  const typed = isSpaced ? text.slice(0, -1) : text;
  const read = readTyped(typed, typed.length);
  const word = read.current && (isSpaced || isFinished(read.current)) ? wordOf(read.current.letters, CODE_WORDS) : null;
  return word === null ? { text, caret: text.length } : withWord(typed, read, word);
}

/** Returns whether the typed word is in the list and no other begins like it. */
function isFinished({ letters }: TypedWord): boolean {
  const found = wordsBeginningWith(letters, CODE_WORDS, 2);
  return found.length === 1 && found[0] === letters;
}

function wordsIn(text: string): TypedWord[] {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: typed, index }) => ({
    start: index,
    end: index + typed.length,
    letters: typedWords(typed).join(''),
  }));
}

function slotOf(typed: TypedWord | undefined, isCurrent: boolean): Slot {
  if (typed === undefined) return { text: '', state: 'empty' };
  const word = wordOf(typed.letters, CODE_WORDS);
  if (word !== null) return { text: word, state: 'done' };
  return { text: typed.letters, state: isCurrent && mayBecome(typed) ? 'current' : 'wrong' };
}

function mayBecome({ letters }: TypedWord): boolean {
  return wordsBeginningWith(letters, CODE_WORDS, 1).length > 0;
}

function suggestionsFor(current: TypedWord | null): string[] {
  if (current === null || current.letters.length < SUGGEST_FROM_CHARS || isFinished(current)) return [];
  const found = wordsBeginningWith(current.letters, CODE_WORDS, SUGGESTIONS_MAX + 1);
  return found.length > SUGGESTIONS_MAX ? [] : found;
}

function messageFor(words: TypedWord[], current: TypedWord | null, code: string) {
  const wrong = words.find(
    (typed) => wordOf(typed.letters, CODE_WORDS) === null && (typed !== current || !mayBecome(typed)),
  );
  if (wrong !== undefined) return { message: whyWrong(wrong), isWrong: true };
  if (words.length > TEAM_CODE_WORDS) return { message: TOO_MANY, isWrong: true };
  if (code !== '') return { message: COMPLETE, isWrong: false };
  if (current === null || current.letters.length < SUGGEST_FROM_CHARS) return { message: HINT, isWrong: false };
  const count = wordsBeginningWith(current.letters, CODE_WORDS, CODE_WORDS.length).length;
  return { message: `Mais uma letra: há ${count} palavras com «${current.letters}».`, isWrong: false };
}

function whyWrong({ letters }: TypedWord): string {
  const found = wordsBeginningWith(letters, CODE_WORDS, SUGGESTIONS_MAX);
  if (found.length === 0) return `Nenhuma palavra dos códigos começa por «${letters}».`;
  if (found.length === SUGGESTIONS_MAX) return `Faltam letras em «${letters}».`;
  return `«${letters}»: é ${found.map((word) => `«${word}»`).join(' ou ')}?`;
}
