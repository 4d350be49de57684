import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawLots, seededRandom } from '#domain/council/session/lot.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('lots', () => {
  it('are the same for the same ids and seed in any order of input, without loss', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { maxLength: 40 }), fc.string(), (ids, seed) => {
        expect(drawLots([...ids].reverse(), seed)).toEqual(drawLots(ids, seed));
        expect(drawLots(ids, seed).sort()).toEqual([...ids].sort());
      }),
    );
  });

  it('differ between seeds, also between similar ones', () => {
    const drawn = new Set(Array.from({ length: 100 }, (_, seed) => drawLots(IDS, `session-${seed}`).join()));
    expect(drawn.size).toBeGreaterThan(80);
  });

  it('put each id first equally often', () => {
    const firsts = Array.from({ length: 6_000 }, (_, seed) => drawLots(IDS, `${seed}`)[0]);
    for (const id of IDS) expect(firsts.filter((first) => first === id).length / 1_000).toBeCloseTo(1, 0.5);
  });

  it('come from numbers between 0 and 1 that spread evenly', () => {
    const next = seededRandom('even');
    const numbers = Array.from({ length: 10_000 }, next);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(numbers.reduce((sum, one) => sum + one, 0) / numbers.length).toBeCloseTo(0.5, 1);
  });

  it('are numbers of Mulberry32, started from FNV-1a of the seed', () => {
    // FNV-1a of the empty text is its offset basis, 0x811c9dc5; the numbers are those of the published code for that state.
    const next = seededRandom('');
    const published = mulberry32(0x811c9dc5);
    for (let index = 0; index < 20; index += 1) expect(next()).toBe(published());
  });
});

/** The generator as written down by its author, step by step in unsigned 32-bit arithmetic. */
function mulberry32(start: number): () => number {
  let state = BigInt(start);
  const low = (value: bigint) => BigInt.asUintN(32, value);
  return () => {
    state = low(state + 0x6d2b79f5n);
    let z = state;
    z = low((z ^ (z >> 15n)) * (z | 1n));
    z = low(z ^ (z + low((z ^ (z >> 7n)) * (z | 61n))));
    return Number(z ^ (z >> 14n)) / 2 ** 32;
  };
}
