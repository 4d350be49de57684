/** A word without what pupils vary when they write it: repeated letters, and the spelling of the same sound. */
export interface Spelling {
  /** Each run of a repeated letter once; 'ch' is x, 'qu' and k before e and i are k, any other k is c. */
  key: string;
  /** How long each run of `key` was: tells 'niger' from 'nigger'. */
  runs: readonly number[];
}

/** Reads small letters without accents. */
export function spelling(letters: string): Spelling {
  const sounds = letters
    .replace(/k(?![ei])/g, 'c')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/ch/g, 'x');
  const key: string[] = [];
  const runs: number[] = [];
  for (const sound of sounds) {
    if (key.at(-1) === sound) runs.push((runs.pop() ?? 0) + 1);
    else {
      key.push(sound);
      runs.push(1);
    }
  }
  return { key: key.join(''), runs };
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

  labelsOf({ key, runs }: Spelling): Label[] {
    const listed = this.#byKey.get(key);
    // Nearly every word of a text ends here.
    if (listed === undefined) return [];
    return listed.filter((one) => isAtLeast(runs, one.runs)).map(({ label }) => label);
  }

  has({ key, runs }: Spelling): boolean {
    return this.#byKey.get(key)?.some((one) => isAtLeast(runs, one.runs)) ?? false;
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
