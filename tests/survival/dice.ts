/** Chance that can be repeated: the same seed throws the same. */
export interface Dice {
  /** A whole number, both ends included. */
  whole(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** Dice of their own for one player, so that the order in which players come changes nothing for the others. */
  another(): Dice;
}

export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    whole,
    pick<T>(list: readonly T[]): T {
      const found = list[whole(0, list.length - 1)];
      if (found === undefined) throw new Error('Nothing to pick from.');
      return found;
    },
    another: () => createDice(whole(0, 2 ** 31)),
  };
}
