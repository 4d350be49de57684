/** A seeded random number generator: the same seed yields the same sequence. */
export interface SeededRandom {
  /** Returns a number from 0 (included) to 1 (excluded). */
  next(): number;
  /** Returns true with probability `share` (0 to 1). */
  nextBoolean(share: number): boolean;
  /** Returns an integer from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** Returns one of the keys, chosen by weight. */
  pick<T extends string>(weights: Readonly<Record<T, number>>): T;
  /** Returns one of the items, each equally likely. Throws on an empty list. */
  oneOf<T>(list: readonly T[]): T;
  /** Returns an independent generator, so that draws in one part do not shift the sequence of another. */
  child(name: string): SeededRandom;
}

/** Creates a Mulberry32 generator over a hash of the seed. */
export function createSeededRandom(seed: string | number): SeededRandom {
  let state = hashOf(String(seed));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    nextBoolean: (share) => next() < share,
    between,
    pick<T extends string>(weights: Readonly<Record<T, number>>): T {
      const names = Object.keys(weights) as T[];
      let rest = next() * names.reduce((sum, name) => sum + weights[name], 0);
      const isPicked = (name: T) => {
        rest -= weights[name];
        return rest < 0;
      };
      return names.find(isPicked) ?? names[0]!;
    },
    oneOf<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error('Nothing to choose from.');
      return list[between(0, list.length - 1)] as T;
    },
    child: (name) => createSeededRandom(`${seed}/${name}`),
  };
}

function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash;
}
