import { WordMap } from './spelling.ts';
import type { Word } from './words.ts';

/**
 * Phrases as a line of text each. Words follow each other whatever parts them:
 * - `a/b` one of these words; `[a/b]` the same, or none; `{name}` one of a named list; a `*` after it: up to three;
 * - `~` up to two words of any kind within the same clause;
 * - `(a b|c)` one of these sequences;
 * - `^` first and `$` last: a clause begins or ends there;
 * - `<a/b` first and `>a/b` last: the word before, or the word after, is none of these.
 */
export type PhraseLine = string;
type WordSet = WordMap<null>;

interface Step {
  /** Null: any word of the same clause. */
  words: WordSet | null;
  least: 0 | 1;
  most: number;
}

interface Phrase<Label> {
  label: Label;
  steps: readonly Step[];
  notAfter: WordSet | null;
  notBefore: WordSet | null;
  startsClause: boolean;
  endsClause: boolean;
}

export interface FoundPhrase<Label> {
  label: Label;
  /** Indexes of its first word and of the word after its last. */
  from: number;
  to: number;
}

export type NamedWords = Readonly<Record<string, readonly string[]>>;

const REPEATS_MAX = 3;
const GAP_MAX = 2;

/** Phrases by the words that they begin with, each with a label. */
export class PhraseBook<Label> {
  readonly #byFirst = new Map<string, Phrase<Label>[]>();

  /** @throws Error where a line begins with what may be left out, or names a list that is not in `named`. */
  add(label: Label, lines: readonly PhraseLine[], named: NamedWords = {}): void {
    const setOf = setsOf(named);
    for (const line of lines.flatMap(spread)) {
      const phrase = parsed(label, line, setOf);
      for (const key of phrase.steps[0]?.words?.keys ?? []) {
        const listed = this.#byFirst.get(key);
        if (listed) listed.push(phrase);
        else this.#byFirst.set(key, [phrase]);
      }
    }
  }

  /** Returns each phrase that stands in the text. Each word is looked at a bounded number of times. */
  find(words: readonly Word[]): FoundPhrase<Label>[] {
    const found: FoundPhrase<Label>[] = [];
    for (const [from, { forms }] of words.entries()) {
      for (const { key } of forms) {
        for (const phrase of this.#byFirst.get(key) ?? []) {
          const to = startsAt(phrase, words, from) ? endOf(phrase, words, 0, from) : null;
          if (to !== null) found.push({ label: phrase.label, from, to });
        }
      }
    }
    return found;
  }
}

/** Returns what reads 'a/b/{name}' as a set of words, each such text once. */
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

function parsed<Label>(label: Label, line: string, setOf: (part: string) => WordSet): Phrase<Label> {
  const parts = line.split(' ').filter((part) => part !== '');
  const guard = (sign: string) => {
    const part = parts.find((one) => one.startsWith(sign));
    return part === undefined ? null : setOf(part.slice(1));
  };
  const steps = parts.filter((part) => !/^[<>^$]/.test(part)).map((part) => stepOf(part, setOf));
  if (!steps[0]?.words || steps[0].least === 0) throw new Error(`A phrase must begin with a word: ${line}`);
  return {
    label,
    steps,
    notAfter: guard('<'),
    notBefore: guard('>'),
    startsClause: parts.includes('^'),
    endsClause: parts.includes('$'),
  };
}

function stepOf(part: string, setOf: (part: string) => WordSet): Step {
  if (part === '~') return { words: null, least: 0, most: GAP_MAX };
  const isRepeated = part.endsWith('*');
  const bare = isRepeated ? part.slice(0, -1) : part;
  const isOptional = bare.startsWith('[');
  const words = setOf(isOptional ? bare.slice(1, -1) : bare);
  return { words, least: isOptional || isRepeated ? 0 : 1, most: isRepeated ? REPEATS_MAX : 1 };
}

/** Writes out `(a b|c)`. */
function spread(line: string): string[] {
  const open = line.indexOf('(');
  if (open === -1) return [line];
  const close = line.indexOf(')', open);
  return line
    .slice(open + 1, close)
    .split('|')
    .flatMap((one) => spread(line.slice(0, open) + one + line.slice(close + 1)));
}

function isIn(set: WordSet, word: Word | undefined): boolean {
  return word?.forms.some((form) => set.has(form)) ?? false;
}

function startsAt<Label>({ startsClause, notAfter }: Phrase<Label>, words: readonly Word[], from: number): boolean {
  if (startsClause && words[from]?.startsClause === false) return false;
  return notAfter === null || !isIn(notAfter, words[from - 1]);
}

/** The index after the last word of the longest match; null when the steps do not fit. */
function endOf<Label>(phrase: Phrase<Label>, words: readonly Word[], index: number, at: number): number | null {
  const step = phrase.steps[index];
  if (step === undefined) return isEnd(phrase, words, at) ? at : null;
  let best: number | null = null;
  for (let count = 0; count <= step.most; count += 1) {
    if (count > 0 && !fits(step, words, at + count - 1)) break;
    if (count < step.least) continue;
    const end = endOf(phrase, words, index + 1, at + count);
    if (end !== null && (best === null || end > best)) best = end;
  }
  return best;
}

function fits({ words: set }: Step, words: readonly Word[], at: number): boolean {
  if (set !== null) return isIn(set, words[at]);
  return words[at]?.startsClause === false;
}

function isEnd<Label>({ endsClause, notBefore }: Phrase<Label>, words: readonly Word[], at: number): boolean {
  if (endsClause && words[at - 1]?.endsClause === false) return false;
  return notBefore === null || !isIn(notBefore, words[at]);
}
