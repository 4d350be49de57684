import { describe, expect, it } from 'vitest';
import { Times } from './Times.ts';

const MADE_OF = Array.from({ length: 1_000 }, (_, place) => (place + 1) ** 2 / 100);

describe('call durations', () => {
  it.each([0.5, 0.95, 0.99, 1])('have a quantile %d that is exact to within 2 %%', (share) => {
    const times = new Times();
    for (const ms of MADE_OF) times.add(ms);
    const true_ = MADE_OF[Math.ceil(share * MADE_OF.length) - 1] ?? Number.NaN;
    expect(times.at(share) / true_).toBeGreaterThan(0.999);
    expect(times.at(share) / true_).toBeLessThan(1.021);
  });

  it('can be merged', () => {
    const [even, odd, all] = [new Times(), new Times(), new Times()];
    for (const [place, ms] of MADE_OF.entries()) {
      (place % 2 ? odd : even).add(ms);
      all.add(ms);
    }
    even.addAll(odd);
    expect([even.count, even.longest, even.at(0.9)]).toEqual([all.count, all.longest, all.at(0.9)]);
  });

  it('are NaN when empty, and clamp very short and very long calls', () => {
    const times = new Times();
    expect(times.at(0.5)).toBeNaN();
    times.add(0);
    times.add(10 ** 9);
    expect([times.at(0.1) < 0.1, times.count, times.longest]).toEqual([true, 2, 10 ** 9]);
  });
});
