import { describe, expect, it } from 'vitest';
import { type DockPosition, dockPositionAt } from '#client/game/stage/space/dockPositions.ts';

const MEASURES = { gap: 1, farGap: 0.7, neighbour: 0.5, lift: 0.1 };

function at(away: number): DockPosition {
  const out = { x: 9, y: 9, scale: 9, alpha: 9, shade: 9 };
  dockPositionAt(away, MEASURES, out);
  return out;
}

describe('dockPositionAt', () => {
  it.each([
    [0, { x: 0, y: 0, scale: 1, alpha: 1, shade: 0 }],
    [1, { x: 1, y: -0.1, scale: 0.5, alpha: 1, shade: 1 }],
    [-1, { x: -1, y: -0.1, scale: 0.5, alpha: 1, shade: 1 }],
    [2, { x: 1.7, y: -0.1, scale: 0.4, alpha: 0, shade: 1 }],
    [-9, { x: -1.7, y: -0.1, scale: 0.4, alpha: 0, shade: 1 }],
  ])('%d places away', (away, expected) => {
    for (const [part, value] of Object.entries(expected)) {
      expect(at(away)[part as keyof DockPosition], part).toBeCloseTo(value);
    }
  });

  it('is monotonic and continuous along the row', () => {
    for (let away = -2; away < 2; away += 0.01) {
      const [here, there] = [at(away), at(away + 0.01)];
      expect(there.x).toBeGreaterThanOrEqual(here.x);
      expect(there.x - here.x).toBeLessThan(0.02);
      expect(Math.abs(there.alpha - here.alpha)).toBeLessThan(0.02);
    }
  });
});
