import { WordMap } from './spelling.ts';
import type { Word } from './words.ts';

/**
 * The pattern of a phrase in one line. Words may be separated by anything:
 * - `a/b` one of these words; `[a/b]` optional; `{name}` one of a named list; with a `*` after it, up to three times;
 * - `~` up to two words of any kind within the same clause;
 * - `(a b|c)` one of these sequences, not nested;
 * - `^` start of a clause, `$` end of a clause;
 * - `<a/b` the previous word is none of these, `>a/b` the next word is none of these.
 */
export type PhraseLine = string;
type WordSet = WordMap<null>;

type Step =
  | { kind: 'words'; words: WordSet; least: 0 | 1; most: number; next: Step }
  | { kind: 'gap'; next: Step }
  | { kind: 'either'; options: readonly Step[]; byFirst: ReadonlyMap<string, readonly Step[]>; others: readonly Step[] }
  | { kind: 'here'; isMet: (words: readonly Word[], at: number) => boolean; next: Step }
  | { kind: 'end' };

export interface FoundPhrase<Label> {
  label: Label;
  /** Word indexes, `to` exclusive. */
  from: number;
  to: number;
}

export type NamedWords = Readonly<Record<string, readonly string[]>>;

const REPEATS_MAX = 3;
const GAP_MAX = 2;
const END: Step = { kind: 'end' };

interface Phrase<Label> {
  label: Label;
  first: Step;
  /** The words that can follow its first word; null when any word or none can follow. */
  second: ReadonlySet<WordSet> | null;
}

/** Labelled phrases, indexed by their first words. */
export class PhraseBook<Label> {
  private readonly byFirst = new Map<string, Phrase<Label>[]>();
  private readonly shared: NamedWords;
  private readonly sharedSetOf: (part: string) => WordSet;

  /** `shared` are named lists for all lines. */
  constructor(shared: NamedWords = {}) {
    this.shared = shared;
    this.sharedSetOf = setsOf(shared);
  }

  /**
   * Adds lines, which may also use the named lists in `own`.
   * @throws Error when a line can begin with any word, or uses an unknown list.
   */
  add(label: Label, lines: readonly PhraseLine[], own: NamedWords = {}): void {
    const names = Object.keys(own).map((name) => `{${name}}`);
    const ownSetOf = setsOf({ ...this.shared, ...own });
    const setOf = (part: string) =>
      names.some((name) => part.includes(name)) ? ownSetOf(part) : this.sharedSetOf(part);
    for (const line of lines) {
      const first = stepsOf(line, END, setOf);
      const phrase = { label, first, second: secondOf(first) };
      const begins = firstOf(first);
      if (begins === null) throw new Error(`A phrase must begin with a word: ${line}`);
      listUnder(this.byFirst, begins, phrase);
    }
  }

  /** Finds all phrases in a text. Visits each word a bounded number of times. */
  find(words: readonly Word[]): FoundPhrase<Label>[] {
    const found: FoundPhrase<Label>[] = [];
    for (const [from, { forms }] of words.entries()) {
      for (const { key } of forms) {
        for (const { label, first, second } of this.byFirst.get(key) ?? []) {
          if (second !== null && !mayBeIn(second, words[from + 1])) continue;
          const to = endOf(first, words, from);
          if (to !== null && to > from) found.push({ label, from, to });
        }
      }
    }
    return found;
  }
}

/** Returns a memoized function that converts 'a/b/{name}' to a set of words. */
function setsOf(named: NamedWords): (part: string) => WordSet {
  const known = new Map<string, WordSet>();
  return (part) => {
    const set = known.get(part) ?? new WordMap<null>();
    if (!known.has(part)) for (const word of part.split('/')) set.add(null, wordsNamed(word, named));
    known.set(part, set);
    return set;
  };
}

function wordsNamed(word: string, named: NamedWords): readonly string[] {
  if (!word.startsWith('{')) return [word];
  const list = named[word.slice(1, -1)];
  if (list === undefined) throw new Error(`No list of words is called ${word}.`);
  return list;
}

/** Compiles a line to steps, followed by `next`. */
function stepsOf(line: string, next: Step, setOf: (part: string) => WordSet): Step {
  const open = line.indexOf('(');
  if (open === -1) {
    const parts = line.split(' ').filter((part) => part !== '');
    return parts.reduceRight((following, part) => stepOf(part, following, setOf), next);
  }
  const close = line.indexOf(')', open);
  const rest = stepsOf(line.slice(close + 1), next, setOf);
  const sequences = line.slice(open + 1, close).split('|');
  const options = sequences.map((sequence) => stepsOf(sequence, rest, setOf));
  return stepsOf(line.slice(0, open), eitherOf(options), setOf);
}

/** Compiles alternatives; `others` are those that do not have to begin with a known word. */
function eitherOf(options: readonly Step[]): Step {
  const byFirst = new Map<string, Step[]>();
  const others: Step[] = [];
  for (const option of options) {
    const begins = firstOf(option);
    if (begins === null) others.push(option);
    else listUnder(byFirst, begins, option);
  }
  return { kind: 'either', options, byFirst, others };
}

/** Adds a value under the key of each word. */
function listUnder<Value>(byKey: Map<string, Value[]>, words: ReadonlySet<WordSet>, value: Value): void {
  for (const key of new Set([...words].flatMap((set) => [...set.keys]))) {
    const listed = byKey.get(key);
    if (listed) listed.push(value);
    else byKey.set(key, [value]);
  }
}

function stepOf(part: string, next: Step, setOf: (part: string) => WordSet): Step {
  if (part === '~') return { kind: 'gap', next };
  const isMet = conditionOf(part, setOf);
  if (isMet) return { kind: 'here', isMet, next };
  const isRepeated = part.endsWith('*');
  const bare = isRepeated ? part.slice(0, -1) : part;
  const isOptional = bare.startsWith('[');
  const words = setOf(isOptional ? bare.slice(1, -1) : bare);
  const most = isRepeated ? REPEATS_MAX : 1;
  return { kind: 'words', words, least: isOptional || isRepeated ? 0 : 1, most, next };
}

/** Returns the condition of a part (`^`, `$`, `<`, `>`); null when the part is words. */
function conditionOf(part: string, setOf: (part: string) => WordSet) {
  if (part === '^') return (words: readonly Word[], at: number) => words[at]?.startsClause !== false;
  if (part === '$') return (words: readonly Word[], at: number) => words[at - 1]?.endsClause !== false;
  if (!part.startsWith('<') && !part.startsWith('>')) return null;
  const set = setOf(part.slice(1));
  const beside = part.startsWith('<') ? -1 : 0;
  return (words: readonly Word[], at: number) => !isIn(set, words[at + beside]);
}

/** Returns the words that can follow the first word of a phrase; null when any word or none can follow. */
function secondOf(step: Step): Set<WordSet> | null {
  if (step.kind === 'here') return secondOf(step.next);
  if (step.kind === 'either') return united(step.options.map(secondOf));
  if (step.kind !== 'words') return null;
  const again = step.most > 1 ? [new Set([step.words])] : [];
  const later = step.least === 0 ? [secondOf(step.next)] : [];
  return united([...again, ...later, firstOf(step.next)]);
}

/** Returns the words that can begin these steps; null when any word or none can. */
function firstOf(step: Step): Set<WordSet> | null {
  if (step.kind === 'here') return firstOf(step.next);
  if (step.kind === 'either') return united(step.options.map(firstOf));
  if (step.kind !== 'words') return null;
  const own = new Set([step.words]);
  return step.least === 0 ? united([own, firstOf(step.next)]) : own;
}

function united(all: readonly (Set<WordSet> | null)[]): Set<WordSet> | null {
  const known = all.filter((sets) => sets !== null);
  return known.length < all.length ? null : new Set(known.flatMap((sets) => [...sets]));
}

/** Returns whether a word may be in one of these sets, ignoring repeated letters. */
function mayBeIn(sets: ReadonlySet<WordSet>, word: Word | undefined): boolean {
  if (word === undefined) return false;
  for (const { key } of word.forms) {
    for (const set of sets) if (set.hasKey(key)) return true;
  }
  return false;
}

function isIn(set: WordSet, word: Word | undefined): boolean {
  if (word === undefined) return false;
  for (const form of word.forms) if (set.has(form)) return true;
  return false;
}

/** Returns the end index (exclusive) of the longest match that begins at `at`; null without a match. */
function endOf(step: Step, words: readonly Word[], at: number): number | null {
  if (step.kind === 'end') return at;
  if (step.kind === 'here') return step.isMet(words, at) ? endOf(step.next, words, at) : null;
  if (step.kind === 'either') {
    const begun = words[at]?.forms.flatMap(({ key }) => step.byFirst.get(key) ?? []) ?? [];
    return [...begun, ...step.others].reduce<number | null>((best, one) => later(best, endOf(one, words, at)), null);
  }
  const [least, most] = step.kind === 'gap' ? [0, GAP_MAX] : [step.least, step.most];
  let best: number | null = null;
  for (let count = 0; count <= most; count += 1) {
    if (count > 0 && !fits(step, words[at + count - 1])) break;
    if (count >= least) best = later(best, endOf(step.next, words, at + count));
  }
  return best;
}

function later(one: number | null, other: number | null): number | null {
  return one === null || (other !== null && other > one) ? other : one;
}

function fits(step: Step & { kind: 'gap' | 'words' }, word: Word | undefined): boolean {
  return step.kind === 'gap' ? word?.startsClause === false : isIn(step.words, word);
}
