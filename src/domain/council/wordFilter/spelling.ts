/** A word without what pupils vary when they write it: repeated letters, and the spelling of the same sound. */
export interface Spelling {
  /** Each run of a repeated letter once; 'ch' is x, 'qu' and k before e and i are k, any other k is c. */
  key: string;
  /** How long each run of `key` was: tells 'niger' from 'nigger'. */
  runs: readonly number[];
}

/** Returns the spelling of small letters without accents. */
export function spelling(letters: string): Spelling {
  const speller = new Speller();
  for (const letter of letters) speller.add(letter);
  return speller.spelling;
}

/** Letters whose sound the next one decides, and their sound when there is none. */
const OPEN: Readonly<Record<string, string>> = { k: 'c', c: 'c', q: 'q', qu: 'qu' };

/** Spells letters one after the other, so that each longer text costs one letter more. */
export class Speller {
  #key = '';
  #last = '';
  readonly #runs: number[] = [];
  /** A key of OPEN, or ''. */
  #open = '';

  add(letter: string): void {
    if (this.#closesWith(letter)) return;
    if (letter in OPEN) this.#open = letter;
    else this.#sound(letter);
  }

  /** The part of the key that no further letter changes. */
  get settled(): string {
    return this.#key;
  }

  get spelling(): Spelling {
    if (this.#open === '') return { key: this.#key, runs: this.#runs };
    const whole = new Speller();
    whole.#key = this.#key;
    whole.#last = this.#last;
    whole.#runs.push(...this.#runs);
    for (const sound of OPEN[this.#open] ?? '') whole.#sound(sound);
    return { key: whole.#key, runs: whole.#runs };
  }

  /** Sounds what is open, now that the next letter is known; true where that letter belongs to it. */
  #closesWith(letter: string): boolean {
    const open = this.#open;
    if (open === '') return false;
    const isSoft = letter === 'e' || letter === 'i';
    this.#open = open === 'q' && letter === 'u' ? 'qu' : '';
    if (this.#open !== '') return true;
    if (letter === 'h' && (open === 'c' || open === 'k')) {
      this.#sound('x');
      return true;
    }
    if (isSoft && (open === 'k' || open === 'qu')) this.#sound('k');
    else for (const sound of OPEN[open] ?? '') this.#sound(sound);
    return false;
  }

  #sound(sound: string): void {
    if (sound === this.#last) this.#runs[this.#runs.length - 1] = (this.#runs.at(-1) ?? 0) + 1;
    else {
      this.#key += sound;
      this.#last = sound;
      this.#runs.push(1);
    }
  }
}

/** Returns the word in small letters without accents. */
function plain(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Words with a label each, found whatever letters are repeated; a listed double letter must be at least double. */
export class WordMap<Label> {
  readonly #byKey = new Map<string, { runs: readonly number[]; label: Label }[]>();
  /** Letters of the longest word. */
  longest = 0;

  add(label: Label, words: readonly string[]): void {
    for (const word of words.map(plain)) {
      const { key, runs } = spelling(word);
      const listed = this.#byKey.get(key);
      if (listed) listed.push({ runs, label });
      else this.#byKey.set(key, [{ runs, label }]);
      this.longest = Math.max(this.longest, word.length);
    }
  }

  get keys(): Iterable<string> {
    return this.#byKey.keys();
  }

  /** Returns whether a listed word has this key, whatever letters it repeats. */
  hasKey(key: string): boolean {
    return this.#byKey.has(key);
  }

  labelsOf({ key, runs }: Spelling): Label[] {
    const listed = this.#byKey.get(key);
    // Nearly every word of a text ends here.
    if (listed === undefined) return [];
    return listed.filter((one) => isAtLeast(runs, one.runs)).map(({ label }) => label);
  }

  has({ key, runs }: Spelling): boolean {
    const listed = this.#byKey.get(key);
    return listed?.some((one) => isAtLeast(runs, one.runs)) ?? false;
  }
}

function isAtLeast(runs: readonly number[], least: readonly number[]): boolean {
  return least.every((run, index) => run <= (runs[index] ?? 0));
}

/** Returns every form of lines such as 'burr|o,a,os,as': a stem and its endings; a line without a bar is a word. */
export function inflected(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const [stem = '', endings = ''] = line.split('|');
    return endings.split(',').map((ending) => plain(stem + ending));
  });
}
