import { describe, expect, it } from 'vitest';
import { acrossAt, lightAt, MOST, NEARNESS } from '#client/game/stage/space/deep/nearStars.ts';

const STARS = Array.from({ length: MOST }, (_, star) => star);

describe('a near star', () => {
  it('stays within the window and a little beyond its edges', () => {
    for (const star of STARS) {
      for (let flown = -3; flown < 3; flown += 0.11) {
        expect(acrossAt(star, flown)).toBeGreaterThanOrEqual(-0.05 - 1e-9);
        expect(acrossAt(star, flown)).toBeLessThanOrEqual(1.05 + 1e-9);
      }
    }
  });

  it('passes to the left, the nearer the faster', () => {
    const passed = STARS.map((star) => (acrossAt(star, 0) - acrossAt(star, 0.001)) / 0.001 / 1.1);
    for (const star of STARS) {
      const wrapped = (passed[star] ?? 0) < 0;
      if (!wrapped) expect(passed[star]).toBeCloseTo(NEARNESS[star] ?? 0, 3);
    }
  });

  it('twinkles, and never shines more than the nearest may', () => {
    for (const star of STARS) {
      const lights = STARS.map((second) => lightAt(star, second * 0.37));
      expect(Math.min(...lights)).toBeGreaterThan(0);
      expect(Math.max(...lights)).toBeLessThanOrEqual(0.85 * (NEARNESS[star] ?? 0) + 1e-9);
      expect(Math.max(...lights) - Math.min(...lights)).toBeGreaterThan(0.1);
    }
  });
});
