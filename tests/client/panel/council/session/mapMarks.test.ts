import { expect, test } from 'vitest';
import { MAP, placeMarks } from '#client/panel/council/session/result/mapMarks.ts';

const near = (n: number) => ({ x: (n % 7) / 10, y: (n % 3) / 10 });

test.each([1, 2, 8, 30, 40])('%d marks stay inside and apart', (count) => {
  const spots = placeMarks(Array.from({ length: count }, (_, n) => near(n)));
  for (const [index, a] of spots.entries()) {
    expect(a.x).toBeGreaterThanOrEqual(MAP.margin);
    expect(a.x).toBeLessThanOrEqual(MAP.width - MAP.margin);
    expect(a.y).toBeGreaterThanOrEqual(MAP.margin);
    expect(a.y).toBeLessThanOrEqual(MAP.height - MAP.margin);
    for (const b of spots.slice(index + 1)) {
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(1.8 * MAP.mark);
    }
  }
});

test('marks that do not touch keep their places: left stays left, up stays up', () => {
  const [left, right] = placeMarks([
    { x: -2, y: 0 },
    { x: 2, y: 1 },
  ]);
  expect(left).toEqual({ x: MAP.margin, y: MAP.height / 2 });
  expect(right?.x).toBe(MAP.width - MAP.margin);
  expect(right?.y).toBeLessThan(MAP.height / 2);
});

test('all teams in one spot are drawn around it, not on each other', () => {
  const spots = placeMarks([1, 2, 3].map(() => ({ x: 0, y: 0 })));
  expect(new Set(spots.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(3);
});
