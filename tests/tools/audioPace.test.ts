import { describe, expect, it } from 'vitest';
import { isAtPace, paceOf, RATES } from '../../tools/audio/narration/pace.ts';

describe('the pace of a clip', () => {
  it.each([
    [1, 268, 3000],
    [4, 1074, 3000],
    [5, 1342, 2300],
    [10, 2684, 4600],
    [17, 4563, 7820],
  ])('of %i words is from %i to %i ms', (words, least, most) => {
    expect(Math.round(paceOf(words).least)).toBe(least);
    expect(Math.round(paceOf(words).most)).toBe(most);
    expect([least - 1, least + 1, most - 1, most + 1].map((ms) => isAtPace(ms, words))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is searched from the standard rate outwards', () => {
    expect(RATES.slice(0, 5)).toEqual([170, 175, 165, 180, 160]);
    const distances = RATES.map((rate) => Math.abs(rate - 170));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(Math.min(...RATES)).toBeGreaterThanOrEqual(80);
  });
});
