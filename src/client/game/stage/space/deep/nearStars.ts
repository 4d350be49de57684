import { pseudoRandomTable, wave, wrap } from '../../engine/motion.ts';

/** The stars near the window: how many at most, and what each of them is like. */
export const MOST = 64;
export const TINTS = [0xffffff, 0xbfe9ff, 0xffe3c2, 0xe3d4ff] as const;
/** Size of the star's picture: 1 = as it is in an area of this height. */
export const SIZE = pseudoRandomTable(MOST, 6).map((share) => 0.12 + 0.34 * share ** 3);
export const COMPOSED_FOR = 520;
/** 1 = the nearest, which is the brightest and passes fastest. */
export const NEARNESS = pseudoRandomTable(MOST, 1).map((share) => 0.35 + share * 0.65);
/** Place in the area, in shares of it, before the ship has flown. */
export const ACROSS = pseudoRandomTable(MOST, 2);
export const DOWN = pseudoRandomTable(MOST, 3);
export const TWINKLE_SECONDS = pseudoRandomTable(MOST, 4).map((share) => 2.5 + share * 4);
export const PHASE = pseudoRandomTable(MOST, 5);

/** Stars leave a little beyond the edge, so that none appears or vanishes in view. */
export const SPREAD = 1.1;
export const TWINKLE = { mean: 0.45, range: 0.4 } as const;

/** Returns where a star is, in shares of the area's width, when the nearest has flown `flown` of them. */
export function acrossAt(index: number, flown: number): number {
  return wrap((ACROSS[index] ?? 0) - flown * (NEARNESS[index] ?? 1)) * SPREAD - (SPREAD - 1) / 2;
}

/** Returns the strength of a star, 0..1. */
export function lightAt(index: number, seconds: number): number {
  const twinkle = wave(seconds, TWINKLE_SECONDS[index] ?? 4, PHASE[index]);
  return (TWINKLE.mean + TWINKLE.range * twinkle) * (NEARNESS[index] ?? 1);
}
