import { ADDRESSING, ALONE_WITH } from './addressing.ts';
import { readings } from './foldedWords.ts';
import { HARM_CLASSES, type HarmClass } from './harmClasses.ts';
import { ABLEIST } from './lists/ableist.ts';
import { BODY_SHAMING } from './lists/bodyShaming.ts';
import { CONTACTS } from './lists/contacts.ts';
import { ETHNIC_SLURS } from './lists/ethnicSlurs.ts';
import { GENDER_SLURS } from './lists/genderSlurs.ts';
import type { HarmWords } from './lists/HarmWords.ts';
import { HARMLESS_PHRASES, HARMLESS_WORDS } from './lists/harmless.ts';
import { INSULTS } from './lists/insults.ts';
import { DEGREES, NAMED_WORDS } from './lists/namedWords.ts';
import { PROFANITY } from './lists/profanity.ts';
import { SELF_HARM } from './lists/selfHarm.ts';
import { SEXUAL } from './lists/sexual.ts';
import { THREATS } from './lists/threats.ts';
import { PhraseBook } from './phrases.ts';
import { inflected, Speller, type Spelling, spelling, WordMap } from './spelling.ts';
import { merged, outside, type TextRange } from './TextRange.ts';
import { type Word, wordsOf } from './words.ts';

/** The use of a text. In a message 'Burros!' offends; a label names something, such as a picture of donkeys. */
export type TextUse = 'message' | 'label';

const LISTS: Readonly<Record<HarmClass, HarmWords>> = {
  'self-harm': SELF_HARM,
  threat: THREATS,
  'ethnic-slur': ETHNIC_SLURS,
  'gender-slur': GENDER_SLURS,
  'ableist-slur': ABLEIST,
  'body-shaming': BODY_SHAMING,
  sexual: SEXUAL,
  insult: INSULTS,
  profanity: PROFANITY,
  contact: CONTACTS,
};

/** Words that are doubtful anywhere. */
const ALWAYS = new WordMap<HarmClass>();
/** Words that are doubtful when their letters are disguised: 'g 0 r d a'. */
const HIDDEN = new WordMap<HarmClass>();
/** Words that are doubtful when they make up a sentence. */
const ADDRESSED = new WordMap<HarmClass>();
const MASKABLE = new Map<number, { word: string; harm: HarmClass }[]>();
const INSIDE: { stem: string; harm: HarmClass }[] = [];
const ACCENTED = new Map<string, HarmClass>();
/** Minimum length of a disguised `toSomebody` word: 'n a d a' may be just spaced out. */
const HIDDEN_MIN = 5;
const PHRASES = new PhraseBook<HarmClass>({ ...NAMED_WORDS, degrees: DEGREES });
for (const harm of HARM_CLASSES) learn(harm, LISTS[harm]);
const LONGEST = HIDDEN.longest;
/** All prefixes of the keys of HIDDEN, including the keys themselves. */
const HIDDEN_STARTS = new Set([...HIDDEN.keys].flatMap((key) => Array.from(key, (_, at) => key.slice(0, at))));
for (const key of HIDDEN.keys) HIDDEN_STARTS.add(key);

const HARMLESS = new Set(HARMLESS_WORDS);
const EXCEPTIONS = new PhraseBook<null>();
EXCEPTIONS.add(null, HARMLESS_PHRASES);
const ACCOMPANYING = new WordMap<null>();
ACCOMPANYING.add(null, [...ALONE_WITH, ...DEGREES]);

function learn(harm: HarmClass, list: HarmWords): void {
  const always = inflected(list.always ?? []);
  const addressed = inflected(list.addressed ?? []);
  const said = [...addressed, ...inflected(list.toSomebody ?? [])];
  ALWAYS.add(harm, always);
  ADDRESSED.add(harm, addressed);
  const hidden = [...new Set([...always, ...addressed, ...said.filter(({ length }) => length >= HIDDEN_MIN)])];
  HIDDEN.add(harm, hidden);
  for (const word of hidden) {
    const listed = MASKABLE.get(word.length);
    if (listed) listed.push({ word, harm });
    else MASKABLE.set(word.length, [{ word, harm }]);
  }
  for (const stem of list.inside ?? []) INSIDE.push({ stem: spelling(stem).key, harm });
  for (const word of list.accented ?? []) ACCENTED.set(word, harm);
  const own = { addressed, said };
  PHRASES.add(harm, list.phrases ?? [], own);
  if (said.length > 0) PHRASES.add(harm, ADDRESSING, own);
}

interface Harm extends TextRange {
  harm: HarmClass;
}

/** Finds the ranges of each class of harm in a text in NFC, in linear time. */
export function harmfulPlaces(text: string, use: TextUse): Map<HarmClass, TextRange[]> {
  const words = wordsOf(text);
  const harms = [
    ...wordHarms(words, text),
    ...splitWordHarms(words, text),
    ...speltOutHarms(words, text),
    ...(use === 'message' ? sentenceHarms(words) : []),
    ...PHRASES.find(words).map(({ label, from, to }) => ({ ...placeOf(words.slice(from, to)), harm: label })),
    ...struckOutHarms(text),
  ];
  if (harms.length === 0) return new Map();
  const excepted = merged(EXCEPTIONS.find(words).map(({ from, to }) => placeOf(words.slice(from, to))));
  const found = new Map<HarmClass, TextRange[]>();
  for (const harm of HARM_CLASSES) {
    const places = outside(merged(harms.filter((one) => one.harm === harm)), excepted);
    if (places.length > 0) found.set(harm, places);
  }
  return found;
}

/** Finds words that are doubtful by themselves; checks each distinct word once. */
function wordHarms(words: readonly Word[], text: string): Harm[] {
  const known = new Map<string, readonly HarmClass[]>();
  return words.flatMap((word) => {
    const written = text.slice(word.start, word.end);
    const harms = known.get(written) ?? harmsOfWord(word, written);
    known.set(written, harms);
    return harms.map((harm) => ({ start: word.start, end: word.end, harm }));
  });
}

function harmsOfWord(word: Word, written: string): HarmClass[] {
  if (written.length <= LONGEST) {
    const small = written.toLowerCase();
    if (HARMLESS.has(small)) return [];
    const accented = ACCENTED.get(small);
    if (accented) return [accented];
  }
  return [...word.said.flatMap(harmsOf), ...hiddenBySigns(word), ...maskedHarms(word.raw)];
}

function harmsOf(spelt: Spelling): HarmClass[] {
  const stems = INSIDE.filter(({ stem }) => spelt.key.includes(stem)).map(({ harm }) => harm);
  return [...ALWAYS.labelsOf(spelt), ...stems];
}

const DIGITS_AT_END = /(?<=\D)\d+$/;

/** Finds offending words with signs for letters ('g0rda'), but not with digits at the end only ('vaca2', a file name). */
function hiddenBySigns({ raw, said }: Word): HarmClass[] {
  if (!/[^a-z]/.test(raw) || HIDDEN.has(spelling(raw.replace(DIGITS_AT_END, '')))) return [];
  return said.flatMap((spelt) => HIDDEN.labelsOf(spelt));
}

const MASKED_MIN = 4;

/** Finds words with letters replaced by stars whose other letters match: 'p*ta'. */
function maskedHarms(raw: string): HarmClass[] {
  if (raw.length < MASKED_MIN || raw.length > LONGEST || !raw.includes('*') || raw.startsWith('*')) return [];
  if (raw.replaceAll('*', '').length < 2) return [];
  const fits = (word: string) => [...raw].every((letter, index) => letter === '*' || letter === word[index]);
  return (MASKABLE.get(raw.length) ?? []).filter(({ word }) => fits(word)).map(({ harm }) => harm);
}

/** Matches first letters of swear words followed by stars or dots: 'f****', 'vai-te f...'. */
const STRUCK_OUT =
  /(?<![\p{L}\d*])[fmcpb]\p{L}?\*{2,}\p{L}{0,4}|(?<![\p{L}\d*])(?:[fc]|fo|fod|pu|put|mer|merd|car|caral|caralh|cab|cabr|pan|pane|con)\*+(?![\p{L}\d*])|(?<=\b(?:te|se|vos)[ -])f(?:\.{2,}|-{2,}|_{2,}|…)/giu;

function struckOutHarms(text: string): Harm[] {
  return Array.from(text.matchAll(STRUCK_OUT), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    harm: 'profanity' as const,
  }));
}

const JOINS = ".-_*~'’+/,";

/** Finds words split by a single sign: 'ca.ralho', 'fo-da'. */
function splitWordHarms(words: readonly Word[], text: string): Harm[] {
  const isJoined = (before: Word, next: Word) =>
    next.start - before.end === 1 && JOINS.includes(text.charAt(before.end));
  return runsOf(words, isJoined).flatMap((run) =>
    readings({ raw: run.map(({ raw }) => raw).join('') })
      .map(spelling)
      .flatMap(harmsOf)
      .map((harm) => ({ ...placeOf(run), harm })),
  );
}

const SPELT_MIN = 3;

/** Finds words spelt letter by letter, with any separator: 'p u t a', 'p . u . t . a'. */
function speltOutHarms(words: readonly Word[], text: string): Harm[] {
  const isOne = ({ raw }: Word) => raw.length === 1;
  const isNear = (before: Word, next: Word) =>
    isOne(before) &&
    isOne(next) &&
    next.start - before.end <= 3 &&
    !text.slice(before.end, next.start).includes('\n\n');
  return runsOf(words, isNear)
    .filter(([first]) => first !== undefined && isOne(first))
    .flatMap((run) => {
      const letters = run.map(({ raw }) => readings({ raw: `${raw}a` })[0]?.[0] ?? raw);
      return run.flatMap((_, from) => {
        const { length, harms } = longestSpelt(letters, from);
        return harms.map((harm) => ({ ...placeOf(run.slice(from, from + length)), harm }));
      });
    });
}

/** Returns the longest word of HIDDEN spelt from `from` on; stops when no listed word has this prefix. */
function longestSpelt(letters: readonly string[], from: number): { length: number; harms: readonly HarmClass[] } {
  const speller = new Speller();
  let longest: { length: number; harms: readonly HarmClass[] } = { length: 0, harms: [] };
  const most = Math.min(LONGEST, letters.length - from);
  for (let length = 1; length <= most; length += 1) {
    speller.add(letters[from + length - 1] ?? '');
    if (!HIDDEN_STARTS.has(speller.settled)) break;
    const harms = length < SPELT_MIN ? [] : HIDDEN.labelsOf(speller.spelling);
    if (harms.length > 0) longest = { length, harms };
  }
  return longest;
}

const ALONE_MAX = 6;
/** Matches laughter, numbers and the letter of a class. */
const NO_WORD = /^(?:[ah]+|k+|[he]+|xd+|lo+l|\d+|[a-h])$/;

/** Finds sentences that consist of an offending word: 'Burros!', 'que feios pá'. */
function sentenceHarms(words: readonly Word[]): Harm[] {
  return sentencesOf(words)
    .filter(({ length }) => length <= ALONE_MAX)
    .flatMap((sentence) => {
      const labels = sentence.map(({ forms }) => forms.flatMap((form) => ADDRESSED.labelsOf(form)));
      const isAlone = sentence.every(
        ({ raw, forms }, index) =>
          (labels[index]?.length ?? 0) > 0 || NO_WORD.test(raw) || forms.some((form) => ACCOMPANYING.has(form)),
      );
      return isAlone ? labels.flat().map((harm) => ({ ...placeOf(sentence), harm })) : [];
    });
}

function sentencesOf(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [];
  for (const word of words) {
    if (word.startsSentence) sentences.push([word]);
    else sentences.at(-1)?.push(word);
  }
  return sentences;
}

/** Groups consecutive words that belong together; returns groups of two or more. */
function runsOf(words: readonly Word[], belong: (before: Word, next: Word) => boolean): Word[][] {
  const runs: Word[][] = [];
  let before: Word | null = null;
  for (const word of words) {
    if (before !== null && belong(before, word)) runs.at(-1)?.push(word);
    else runs.push([word]);
    before = word;
  }
  return runs.filter(({ length }) => length > 1);
}

function placeOf(run: readonly Word[]): TextRange {
  return { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 };
}
