import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eigenvectorsOf } from '#domain/council/counting/agreement/eigenvectors.ts';

const symmetric = fc.integer({ min: 1, max: 12 }).chain((size) =>
  fc
    .array(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: size, maxLength: size }), {
      minLength: size,
      maxLength: size,
    })
    .map((rows) => rows.map((row, a) => row.map((_, b) => (rows[Math.min(a, b)]?.[Math.max(a, b)] ?? 0) / 4))),
);
const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, one, place) => sum + one * (b[place] ?? 0), 0);

describe('eigenvectors', () => {
  it('are those of a known matrix', () => {
    const [first, second] = eigenvectorsOf([
      [2, 1],
      [1, 2],
    ]);
    expect([first?.value, second?.value].map((value) => value?.toFixed(9))).toEqual(['3.000000000', '1.000000000']);
    expect(Math.abs(first?.vector[0] ?? 0)).toBeCloseTo(Math.SQRT1_2, 9);
  });

  it('are stretched by the matrix, of length 1, at right angles, the largest first', () => {
    fc.assert(
      fc.property(symmetric, (matrix) => {
        const pairs = eigenvectorsOf(matrix);
        expect(pairs).toHaveLength(matrix.length);
        for (const [place, { value, vector }] of pairs.entries()) {
          for (const [row, entries] of matrix.entries())
            expect(dot(entries, vector)).toBeCloseTo(value * (vector[row] ?? 0), 6);
          for (const [other, pair] of pairs.entries())
            expect(dot(vector, pair.vector)).toBeCloseTo(Number(other === place), 6);
          expect(value).toBeLessThanOrEqual(pairs[place - 1]?.value ?? Number.POSITIVE_INFINITY);
        }
      }),
    );
  });

  it('are none of an empty matrix, and the axes of zeros', () => {
    expect(eigenvectorsOf([])).toEqual([]);
    expect(eigenvectorsOf([[0]])).toEqual([{ value: 0, vector: [1] }]);
  });
});
