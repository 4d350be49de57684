import { describe, expect, it } from 'vitest';
import { inAngles, inPlaces, inSteps } from '#client/game/stage/sprites/inSteps.ts';

describe('steps too small to be seen', () => {
  it.each([
    ['strength', inSteps, 0.5 / 255],
    ['place', inPlaces, 1 / 16],
    ['angle', inAngles, 1 / 4000],
  ] as const)('move a %s by at most half a step', (_, step, most) => {
    for (let value = -1.2; value < 1.2; value += 0.0173) {
      expect(Math.abs(step(value) - value)).toBeLessThanOrEqual(most + 1e-12);
      expect(step(step(value))).toBe(step(value));
    }
  });
});
