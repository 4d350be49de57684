import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Point, twoGroups } from '#domain/council/counting/agreement/twoGroups.ts';
import { seededRandom } from '#domain/council/session/lot.ts';

/** Points around a centre, at most `radius` away in x and in y. */
function cloud(count: number, centre: Point, radius: number, seed: string): Point[] {
  const random = seededRandom(seed);
  const near = (place: number) => place + (2 * random() - 1) * radius;
  return Array.from({ length: count }, () => ({ x: near(centre.x), y: near(centre.y) }));
}

describe('twoGroups', () => {
  it('tells two clouds apart, the smaller being group 1, in any order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 12 }), fc.integer({ min: 3, max: 5 }), fc.string(), (many, few, seed) => {
        const points = [...cloud(many, { x: -4, y: 1 }, 1, `${seed}a`), ...cloud(few, { x: 4, y: -1 }, 1, `${seed}b`)];
        const groups = [...Array.from({ length: many }, () => 0), ...Array.from({ length: few }, () => 1)];
        expect(twoGroups(points)).toEqual(groups);
        expect(twoGroups(points.toReversed())).toEqual(groups.toReversed());
      }),
    );
  });

  it.each([
    ['one cloud', cloud(30, { x: 0, y: 0 }, 1, 'one')],
    ['points on a line', Array.from({ length: 12 }, (_, x) => ({ x, y: 0 }))],
    ['a cloud and two far points', [...cloud(12, { x: 0, y: 0 }, 1, 'far'), { x: 50, y: 0 }, { x: 51, y: 0 }]],
    ['one place', Array.from({ length: 10 }, () => ({ x: 1, y: 1 }))],
    ['no points', []],
  ])('sees one group in %s', (_, points) => {
    expect(twoGroups(points)).toEqual(points.map(() => 0));
  });
});
