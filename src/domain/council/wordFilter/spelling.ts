/** A word normalized by sound: without repeated letters and with one spelling per sound. */
export interface Spelling {
  /** Runs of a repeated letter collapsed; 'ch' is x, 'qu' and k before e and i are k, any other k is c. */
  key: string;
  /** Length of each run of `key`; distinguishes 'niger' from 'nigger'. */
  runs: readonly number[];
}

/** Returns the spelling of a word in lower case without accents. */
export function spelling(letters: string): Spelling {
  const speller = new Speller();
  for (const letter of letters) speller.add(letter);
  return speller.spelling;
}

/** Letters whose sound depends on the next letter, and their sound at the end of a word. */
const PENDING: Readonly<Record<string, string>> = { k: 'c', c: 'c', q: 'q', qu: 'qu' };

/** Computes a spelling letter by letter, so that each added letter costs constant time. */
export class Speller {
  private key = '';
  private last = '';
  private readonly runs: number[] = [];
  /** Pending letters, a key of PENDING, or ''. */
  private pending = '';

  add(letter: string): void {
    if (this.closesWith(letter)) return;
    if (letter in PENDING) this.pending = letter;
    else this.sound(letter);
  }

  /** The part of the key that further letters cannot change. */
  get settled(): string {
    return this.key;
  }

  get spelling(): Spelling {
    if (this.pending === '') return { key: this.key, runs: this.runs };
    const whole = new Speller();
    whole.key = this.key;
    whole.last = this.last;
    whole.runs.push(...this.runs);
    for (const sound of PENDING[this.pending] ?? '') whole.sound(sound);
    return { key: whole.key, runs: whole.runs };
  }

  /** Resolves the pending letters by the next letter; returns true when that letter was consumed. */
  private closesWith(letter: string): boolean {
    const pending = this.pending;
    if (pending === '') return false;
    const isSoft = letter === 'e' || letter === 'i';
    this.pending = pending === 'q' && letter === 'u' ? 'qu' : '';
    if (this.pending !== '') return true;
    if (letter === 'h' && (pending === 'c' || pending === 'k')) {
      this.sound('x');
      return true;
    }
    if (isSoft && (pending === 'k' || pending === 'qu')) this.sound('k');
    else for (const sound of PENDING[pending] ?? '') this.sound(sound);
    return false;
  }

  private sound(sound: string): void {
    if (sound === this.last) this.runs[this.runs.length - 1] = (this.runs.at(-1) ?? 0) + 1;
    else {
      this.key += sound;
      this.last = sound;
      this.runs.push(1);
    }
  }
}

/** Returns the word in lower case without accents. */
function plain(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Labelled words, matched with any repetition of letters; a double letter in the list must be at least double. */
export class WordMap<Label> {
  private readonly byKey = new Map<string, { runs: readonly number[]; label: Label }[]>();
  /** Length of the longest word. */
  longest = 0;

  add(label: Label, words: readonly string[]): void {
    for (const word of words.map(plain)) {
      const { key, runs } = spelling(word);
      const listed = this.byKey.get(key);
      if (listed) listed.push({ runs, label });
      else this.byKey.set(key, [{ runs, label }]);
      this.longest = Math.max(this.longest, word.length);
    }
  }

  get keys(): Iterable<string> {
    return this.byKey.keys();
  }

  /** Returns whether a listed word has this key, ignoring repeated letters. */
  hasKey(key: string): boolean {
    return this.byKey.has(key);
  }

  labelsOf({ key, runs }: Spelling): Label[] {
    const listed = this.byKey.get(key);
    // Fast path for nearly every word of a text.
    if (listed === undefined) return [];
    return listed.filter((one) => isAtLeast(runs, one.runs)).map(({ label }) => label);
  }

  has({ key, runs }: Spelling): boolean {
    const listed = this.byKey.get(key);
    return listed?.some((one) => isAtLeast(runs, one.runs)) ?? false;
  }
}

function isAtLeast(runs: readonly number[], least: readonly number[]): boolean {
  return least.every((run, index) => run <= (runs[index] ?? 0));
}

/** Expands lines such as 'burr|o,a,os,as', a stem with its endings; a line without a bar is one word. */
export function inflected(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const [stem = '', endings = ''] = line.split('|');
    return endings.split(',').map((ending) => plain(stem + ending));
  });
}
