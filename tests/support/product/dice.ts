/** Chance that can be had again: the same seed throws the same numbers. */
export interface Dice {
  /** From 0 to just under 1. */
  next(): number;
  /** True in `share` of the throws (0 to 1). */
  happens(share: number): boolean;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** One of these, by their weights. */
  pick<T extends string>(weights: Readonly<Record<T, number>>): T;
  /** Dice of its own for a part of the whole, so that what one throws does not change what another gets. */
  child(name: string): Dice;
}

/** Mulberry32 over a hash of the seed. */
export function createDice(seed: string | number): Dice {
  let state = hashOf(String(seed));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    happens: (share) => next() < share,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick<T extends string>(weights: Readonly<Record<T, number>>): T {
      const names = Object.keys(weights) as T[];
      let rest = next() * names.reduce((sum, name) => sum + weights[name], 0);
      const isIt = (name: T) => {
        rest -= weights[name];
        return rest < 0;
      };
      return names.find(isIt) ?? names[0]!;
    },
    child: (name) => createDice(`${seed}/${name}`),
  };
}

function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash;
}
