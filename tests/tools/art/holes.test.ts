import { describe, expect, it } from 'vitest';
import { cutHoles, type Hole } from '../../../tools/art/holes.ts';
import type { Picture } from '../../../tools/art/recipe.ts';

const SIDE = 40;
const full: Picture = { width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE * 4).fill(200) };
const alphaAt = ({ data }: Picture, x: number, y: number) => data[(y * SIDE + x) * 4 + 3];

const HOLES: readonly [string, Hole][] = [
  ['an ellipse', { shape: 'ellipse', x: 20, y: 20, width: 20, height: 10 }],
  ['a box', { shape: 'box', left: 10, top: 15, width: 20, height: 10, radius: 2 }],
];

describe('cutHoles', () => {
  it.each(HOLES)('opens %s and keeps what is around it', (_, hole) => {
    const cut = cutHoles(full, [hole]);
    expect(alphaAt(cut, 20, 20)).toBe(0);
    expect(alphaAt(cut, 12, 20)).toBe(0);
    expect(alphaAt(cut, 8, 20)).toBe(200);
    expect(alphaAt(cut, 20, 26)).toBe(200);
    expect(cut.data.subarray(0, 3)).toEqual(full.data.subarray(0, 3));
  });

  it('rounds the corners of a box', () => {
    const cut = cutHoles(full, [{ shape: 'box', left: 10, top: 10, width: 20, height: 20, radius: 8 }]);
    expect(alphaAt(cut, 10, 10)).toBe(200);
    expect(alphaAt(cut, 10, 20)).toBe(0);
  });

  it('cuts a preview at its own scale', () => {
    const cut = cutHoles(full, [{ shape: 'ellipse', x: 40, y: 40, width: 20, height: 20 }], 0.5);
    expect(alphaAt(cut, 20, 20)).toBe(0);
    expect(alphaAt(cut, 27, 20)).toBe(200);
  });

  it('leaves the picture as it was', () => {
    cutHoles(
      full,
      HOLES.map(([, hole]) => hole),
    );
    expect(full.data.every((value) => value === 200)).toBe(true);
  });
});
