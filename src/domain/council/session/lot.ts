import { shuffled } from '../../school/forming/formTeams.ts';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const MULBERRY_STEP = 0x6d2b79f5;

/**
 * Returns a function like Math.random whose numbers repeat for the same seed, so that anyone can draw the lots of a council
 * again. Source: Mulberry32 (Tommy Ettinger, 2017, public domain), started from the FNV-1a hash of the seed (Fowler, Noll
 * and Vo, 1991).
 */
export function seededRandom(seed: string): () => number {
  let state = hashOf(seed);
  return () => {
    state = (state + MULBERRY_STEP) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the ids in an order drawn by lot. The order of the input does not matter, only the ids and the seed. */
export function drawLots(ids: readonly string[], seed: string): string[] {
  return shuffled([...ids].sort(), seededRandom(seed));
}

function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), FNV_PRIME);
  return hash;
}
