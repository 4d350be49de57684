import {
  ACCENTED_WORDS,
  CONTACT_PHRASES,
  DOUBTFUL_WORDS,
  HARMLESS_ACCENTED,
  PHRASES,
  UNMISTAKABLE,
} from './doubtfulWords.ts';
import { type FoldedWord, foldedWords, readings } from './foldedWords.ts';

/** Where in a text something doubtful stands. */
export interface Place {
  start: number;
  end: number;
}
export interface WordPlaces {
  words: Place[];
  contacts: Place[];
}

const JOINS = ".-_*~'’+/,";
const SPELT_MIN = 3;
const MASKED_MIN = 4;

/** k is read as c, and letters that are written again and again as one: the runs tell how often. */
interface Spelling {
  key: string;
  runs: readonly number[];
}

function spelling(letters: string): Spelling {
  let key = '';
  const runs: number[] = [];
  for (const letter of letters) {
    const one = letter === 'k' ? 'c' : letter;
    if (key.endsWith(one)) runs.push((runs.pop() ?? 0) + 1);
    else {
      key += one;
      runs.push(1);
    }
  }
  return { key, runs };
}

const plain = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '');

/** By what is left without repeated letters: 'niger' is no 'nigger', as it has one g. */
const BY_KEY = new Map<string, (readonly number[])[]>();
for (const { key, runs } of DOUBTFUL_WORDS.map(plain).map(spelling)) {
  BY_KEY.set(key, [...(BY_KEY.get(key) ?? []), runs]);
}
const LONGEST = Math.max(...DOUBTFUL_WORDS.map(({ length }) => length));
const STEMS = UNMISTAKABLE.map((stem) => spelling(stem).key);
const MASKABLE = byLength();

function byLength(): ReadonlyMap<number, readonly string[]> {
  const lengths = new Map<number, string[]>();
  for (const word of new Set(DOUBTFUL_WORDS.map(plain))) {
    lengths.set(word.length, [...(lengths.get(word.length) ?? []), word]);
  }
  return lengths;
}

function isListed(letters: string): boolean {
  const { key, runs } = spelling(letters);
  return BY_KEY.get(key)?.some((least) => least.every((run, index) => run <= (runs[index] ?? 0))) ?? false;
}

function holdsStem(letters: string): boolean {
  const { key } = spelling(letters);
  return STEMS.some((stem) => key.includes(stem));
}

const isDoubtful = (letters: string) => isListed(letters) || holdsStem(letters);

/** 'p*ta': letters that were struck out, where the others fit. */
function isMasked(raw: string): boolean {
  if (raw.length < MASKED_MIN || raw.length > LONGEST || !raw.includes('*') || raw.startsWith('*')) return false;
  if (raw.replaceAll('*', '').length < 2) return false;
  const fits = (word: string) => [...raw].every((letter, index) => letter === '*' || letter === word[index]);
  return MASKABLE.get(raw.length)?.some(fits) ?? false;
}

/** Everything in a text, in the form NFC, that a teacher should see first. Time grows with its length alone. */
export function doubtfulPlaces(text: string): WordPlaces {
  const words = foldedWords(text);
  const single = words.filter((word) => isDoubtfulWord(word, text.slice(word.start, word.end)));
  const places = [...single, ...joinedPlaces(words, text), ...speltPlaces(words, text), ...phrasePlaces(words, SAID)];
  return { words: merged(places), contacts: merged(phrasePlaces(words, CONTACT)) };
}

const ACCENTED = new Set(ACCENTED_WORDS);
const HARMLESS = new Set(HARMLESS_ACCENTED);

function isDoubtfulWord(word: FoldedWord, written: string): boolean {
  if (written.length <= LONGEST) {
    const small = written.toLowerCase();
    if (HARMLESS.has(small)) return false;
    if (ACCENTED.has(small)) return true;
  }
  return readings(word).some(isDoubtful) || isMasked(word.raw);
}

/** Words that only a sign parts, read as one: 'ca.ralho', 'fo-da'. */
function joinedPlaces(words: readonly FoldedWord[], text: string): Place[] {
  return runsOf(words, (before, next) => {
    const between = text.slice(before.end, Math.min(next.start, before.end + 2));
    return between.length === 1 && JOINS.includes(between);
  })
    .filter((run) => readingOfAll(run).some(isDoubtful))
    .map(placeOf);
}

/** Letters one by one, whatever parts them: 'p u t a', 'p . u . t . a'. */
function speltPlaces(words: readonly FoldedWord[], text: string): Place[] {
  const isOne = ({ raw }: FoldedWord) => raw.length === 1;
  const near = (before: FoldedWord, next: FoldedWord) =>
    isOne(before) &&
    isOne(next) &&
    next.start - before.end <= 3 &&
    !text.slice(before.end, next.start).includes('\n\n');
  return runsOf(words, near)
    .filter(([first]) => first !== undefined && isOne(first))
    .flatMap((run) => {
      const letters = run.map(({ raw }) => readings({ raw: `${raw}a` })[0]?.[0] ?? raw);
      return run.flatMap((_, from) => {
        for (let most = Math.min(LONGEST, run.length - from); most >= SPELT_MIN; most -= 1) {
          if (isListed(letters.slice(from, from + most).join(''))) return [placeOf(run.slice(from, from + most))];
        }
        return [];
      });
    });
}

/** What a run of words says when nothing parts them; each way of reading is taken for the whole. */
function readingOfAll(run: readonly FoldedWord[]): string[] {
  return readings({ raw: run.map(({ raw }) => raw).join('') });
}

/** Neighbours that belong together, two or more. */
function runsOf(
  words: readonly FoldedWord[],
  belong: (before: FoldedWord, next: FoldedWord) => boolean,
): FoldedWord[][] {
  const runs: FoldedWord[][] = [];
  let before: FoldedWord | null = null;
  for (const word of words) {
    if (before !== null && belong(before, word)) runs.at(-1)?.push(word);
    else runs.push([word]);
    before = word;
  }
  return runs.filter(({ length }) => length > 1);
}

type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;
const SAID = phrasesOf(PHRASES);
const CONTACT = phrasesOf(CONTACT_PHRASES);

function phrasesOf(list: readonly string[]): Phrases {
  const found = new Map<string, string[][]>();
  for (const phrase of list) {
    const keys = plain(phrase)
      .split(' ')
      .map((word) => spelling(word).key);
    const first = keys[0] ?? '';
    found.set(first, [...(found.get(first) ?? []), keys]);
  }
  return found;
}

function phrasePlaces(words: readonly FoldedWord[], phrases: Phrases): Place[] {
  const keys = words.map((word) => spelling(readings(word)[0] ?? word.raw).key);
  return words.flatMap((_, from) => {
    const longest = (phrases.get(keys[from] ?? '') ?? [])
      .filter((phrase) => phrase.every((key, index) => key === keys[from + index]))
      .map(({ length }) => length);
    return longest.length === 0 ? [] : [placeOf(words.slice(from, from + Math.max(...longest)))];
  });
}

function placeOf(run: readonly FoldedWord[]): Place {
  return { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 };
}

/** In the order of the text; what lies within another is told once. */
export function merged(places: readonly Place[]): Place[] {
  const whole: Place[] = [];
  for (const { start, end } of [...places].sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = whole.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else whole.push({ start, end });
  }
  return whole;
}
