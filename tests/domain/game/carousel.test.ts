import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveShip } from '#domain/game/carousel.ts';

test.each([
  [0, 1, 1],
  [5, -1, 4],
  [5, 0, 5],
  [0, -1, 0],
  [9, 1, 9],
  [9, -9, 0],
  [3, 99, 9],
  [-4, 0, 0],
  [Number.NaN, 1, 0],
])('moving from ship %d by %i selects ship %i', (current, delta, ship) => {
  expect(moveShip(current, delta)).toBe(ship);
});

test('every move selects one of the ten ships, at most one step away', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(-1, 1), { maxLength: 60 }), (moves) => {
      let ship = 0;
      for (const delta of moves) {
        const next = moveShip(ship, delta);
        expect(Math.abs(next - ship)).toBeLessThanOrEqual(1);
        ship = next;
      }
      expect(ship >= 0 && ship <= 9 && Number.isInteger(ship)).toBe(true);
    }),
  );
});
