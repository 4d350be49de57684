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
import { merged, outside, type Place } from './Place.ts';
import { PhraseBook } from './phrases.ts';
import { inflected, Speller, type Spelling, spelling, WordMap } from './spelling.ts';
import { type Word, wordsOf } from './words.ts';

/**
 * How a text is used. A message is written to somebody: 'Burros!' offends. A label names something: the picture of a
 * donkey may be called 'Burros'.
 */
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

/** Doubtful wherever they stand. */
const ALWAYS = new WordMap<HarmClass>();
/** Doubtful when their letters are hidden: 'g 0 r d a'. */
const HIDDEN = new WordMap<HarmClass>();
/** Doubtful when alone in a sentence. */
const ADDRESSED = new WordMap<HarmClass>();
const MASKABLE = new Map<number, { word: string; harm: HarmClass }[]>();
const INSIDE: { stem: string; harm: HarmClass }[] = [];
const ACCENTED = new Map<string, HarmClass>();
/** Letters of the shortest word said to somebody that is known when hidden: 'n a d a' only speaks slowly. */
const HIDDEN_MIN = 5;
const PHRASES = new PhraseBook<HarmClass>({ ...NAMED_WORDS, degrees: DEGREES });
for (const harm of HARM_CLASSES) learn(harm, LISTS[harm]);
const LONGEST = HIDDEN.longest;
/** What keys of hidden words begin with, the keys themselves included. */
const HIDDEN_STARTS = new Set([...HIDDEN.keys].flatMap((key) => Array.from(key, (_, at) => key.slice(0, at))));
for (const key of HIDDEN.keys) HIDDEN_STARTS.add(key);

const HARMLESS = new Set(HARMLESS_WORDS);
const EXCEPTIONS = new PhraseBook<null>();
EXCEPTIONS.add(null, HARMLESS_PHRASES);
const BESIDE = new WordMap<null>();
BESIDE.add(null, [...ALONE_WITH, ...DEGREES]);

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

interface Harm extends Place {
  harm: HarmClass;
}

/** Returns where words of each class of harm stand in a text in the form NFC. Time grows with its length alone. */
export function harmfulPlaces(text: string, use: TextUse): Map<HarmClass, Place[]> {
  const words = wordsOf(text);
  const harms = [
    ...ofWords(words, text),
    ...joined(words, text),
    ...spelt(words, text),
    ...(use === 'message' ? alone(words) : []),
    ...PHRASES.find(words).map(({ label, from, to }) => ({ ...placeOf(words.slice(from, to)), harm: label })),
    ...struckOut(text),
  ];
  if (harms.length === 0) return new Map();
  const excepted = merged(EXCEPTIONS.find(words).map(({ from, to }) => placeOf(words.slice(from, to))));
  const found = new Map<HarmClass, Place[]>();
  for (const harm of HARM_CLASSES) {
    const places = outside(merged(harms.filter((one) => one.harm === harm)), excepted);
    if (places.length > 0) found.set(harm, places);
  }
  return found;
}

/** Words that are doubtful by themselves; each different one is judged once. */
function ofWords(words: readonly Word[], text: string): Harm[] {
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
  return [...word.said.flatMap(harmsOf), ...hiddenBySigns(word), ...masked(word.raw)];
}

function harmsOf(spelt: Spelling): HarmClass[] {
  const stems = INSIDE.filter(({ stem }) => spelt.key.includes(stem)).map(({ harm }) => harm);
  return [...ALWAYS.labelsOf(spelt), ...stems];
}

const DIGITS_AT_END = /(?<=\D)\d+$/;

/** 'g0rda': a word that offends when said of somebody, with signs for letters; 'vaca2' is a name of a picture. */
function hiddenBySigns({ raw, said }: Word): HarmClass[] {
  if (!/[^a-z]/.test(raw) || HIDDEN.has(spelling(raw.replace(DIGITS_AT_END, '')))) return [];
  return said.flatMap((spelt) => HIDDEN.labelsOf(spelt));
}

const MASKED_MIN = 4;

/** 'p*ta': letters that were struck out, where the others fit. */
function masked(raw: string): HarmClass[] {
  if (raw.length < MASKED_MIN || raw.length > LONGEST || !raw.includes('*') || raw.startsWith('*')) return [];
  if (raw.replaceAll('*', '').length < 2) return [];
  const fits = (word: string) => [...raw].every((letter, index) => letter === '*' || letter === word[index]);
  return (MASKABLE.get(raw.length) ?? []).filter(({ word }) => fits(word)).map(({ harm }) => harm);
}

/** First letters of swear words and stars or dots for the others: 'f****', 'vai-te f...'. */
const STRUCK_OUT =
  /(?<![\p{L}\d*])[fmcpb]\p{L}?\*{2,}\p{L}{0,4}|(?<![\p{L}\d*])(?:[fc]|fo|fod|pu|put|mer|merd|car|caral|caralh|cab|cabr|pan|pane|con)\*+(?![\p{L}\d*])|(?<=\b(?:te|se|vos)[ -])f(?:\.{2,}|-{2,}|_{2,}|…)/giu;

function struckOut(text: string): Harm[] {
  return Array.from(text.matchAll(STRUCK_OUT), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    harm: 'profanity' as const,
  }));
}

const JOINS = ".-_*~'’+/,";

/** Words that only a sign parts, read as one: 'ca.ralho', 'fo-da'. */
function joined(words: readonly Word[], text: string): Harm[] {
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

/** Letters one by one, whatever parts them: 'p u t a', 'p . u . t . a'. */
function spelt(words: readonly Word[], text: string): Harm[] {
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

/** The longest hidden word that these letters spell from `from` on. It stops where no listed word goes on so. */
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
/** Laughter, numbers, and the letter of a class. */
const NO_WORD = /^(?:[ah]+|k+|[he]+|xd+|lo+l|\d+|[a-h])$/;

/** Words that offend when said of somebody and have a sentence to themselves: 'Burros!', 'que feios pá'. */
function alone(words: readonly Word[]): Harm[] {
  return sentencesOf(words)
    .filter(({ length }) => length <= ALONE_MAX)
    .flatMap((sentence) => {
      const labels = sentence.map(({ forms }) => forms.flatMap((form) => ADDRESSED.labelsOf(form)));
      const isAlone = sentence.every(
        ({ raw, forms }, index) =>
          (labels[index]?.length ?? 0) > 0 || NO_WORD.test(raw) || forms.some((form) => BESIDE.has(form)),
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

/** Neighbours that belong together, two or more. */
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

function placeOf(run: readonly Word[]): Place {
  return { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 };
}
