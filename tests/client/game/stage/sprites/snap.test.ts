import { describe, expect, it } from 'vitest';
import { snapAlpha, snapAngle, snapPosition } from '#client/game/stage/sprites/snap.ts';

describe('steps too small to be seen', () => {
  it.each([
    ['strength', snapAlpha, 0.5 / 255],
    ['place', snapPosition, 1 / 16],
    ['angle', snapAngle, 1 / 4000],
  ] as const)('move a %s by at most half a step', (_, step, most) => {
    for (let value = -1.2; value < 1.2; value += 0.0173) {
      expect(Math.abs(step(value) - value)).toBeLessThanOrEqual(most + 1e-12);
      expect(step(step(value))).toBe(step(value));
    }
  });
});
