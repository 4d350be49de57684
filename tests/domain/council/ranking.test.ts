import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bayesianStars, compareRanking, RANKING_RULE, type RankingEntry, ranked } from '#domain/council/ranking.ts';

const base: RankingEntry = { points: 300, participation: 4, starsMean: 3 };
const entry = fc.record<RankingEntry>({
  points: fc.constantFrom(0, 20, 500),
  participation: fc.nat(2),
  starsMean: fc.constantFrom(1, 3, 4.5),
});

describe('stars', () => {
  test.each([
    [0, 0, 3],
    [5, 1, 20 / 6],
    [1, 1, 16 / 6],
    [25, 5, 4],
    [15, 5, 3],
    [500, 100, 515 / 105],
  ])('%i stars in %i votes mean %d', (sum, count, mean) => {
    expect(bayesianStars(sum, count)).toBeCloseTo(mean, 12);
  });

  test('rank one vote of 5 below twenty votes of 4', () => {
    expect(bayesianStars(5, 1)).toBeLessThan(bayesianStars(80, 20));
  });

  test('have a mean between 1 and 5', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 })), (votes) => {
        const mean = bayesianStars(
          votes.reduce((sum, vote) => sum + vote, 0),
          votes.length,
        );
        return mean >= 1 && mean <= 5;
      }),
    );
  });
});

describe('order', () => {
  test.each<[string, Partial<RankingEntry>, Partial<RankingEntry>]>([
    ['compares points first', { points: 320, participation: 0, starsMean: 1 }, { participation: 9, starsMean: 5 }],
    ['then compares participation', { participation: 5, starsMean: 1 }, { participation: 4, starsMean: 5 }],
    ['then compares stars', { starsMean: 3.1 }, { starsMean: 3 }],
  ])('%s', (_, first, second) => {
    const a = { ...base, ...first };
    const b = { ...base, ...second };
    expect(compareRanking(a, b)).toBeLessThan(0);
    expect(compareRanking(b, a)).toBeGreaterThan(0);
  });

  test('is equal for equal entries', () => {
    expect(compareRanking(base, { ...base })).toBe(0);
  });

  test('is a total order', () => {
    fc.assert(
      fc.property(entry, entry, entry, (a, b, c) => {
        expect(Math.sign(compareRanking(a, b)) + Math.sign(compareRanking(b, a))).toBe(0);
        if (compareRanking(a, b) <= 0 && compareRanking(b, c) <= 0) expect(compareRanking(a, c)).toBeLessThanOrEqual(0);
        if (compareRanking(a, b) === 0) expect(a).toEqual(b);
      }),
    );
  });
});

describe('ranks', () => {
  const team = (name: string, points: number) => ({ ...base, name, points });

  test.each([
    [[], []],
    [[team('a', 10)], ['1 a']],
    [
      [team('a', 10), team('b', 20), team('c', 20)],
      ['1 b', '1 c', '3 a'],
    ],
    [
      [team('a', 5), team('b', 5), team('c', 5), team('d', 1)],
      ['1 a', '1 b', '1 c', '4 d'],
    ],
    [
      [team('a', 9), team('b', 5), team('c', 5), team('d', 1)],
      ['1 a', '2 b', '2 c', '4 d'],
    ],
  ])('case %#: equal teams share a rank and the following ranks are skipped', (teams, expected) => {
    expect(ranked(teams).map(({ rank, name }) => `${rank} ${name}`)).toEqual(expected);
  });

  test('keep every team, leave the input unchanged, and are one more than the number of better teams', () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const copy = structuredClone(entries);
        const result = ranked(entries);
        expect(entries).toEqual(copy);
        expect(result).toHaveLength(entries.length);
        for (const { rank, ...one } of result) {
          expect(rank).toBe(1 + entries.filter((other) => compareRanking(other, one) < 0).length);
        }
      }),
    );
  });
});

test('the printed rule names the three criteria in order, and that the order of arrival does not count', () => {
  const places = ['pontos', 'participação cívica', 'estrelas', 'mesmo lugar'].map((word) =>
    RANKING_RULE.findIndex((sentence) => sentence.includes(word)),
  );
  expect(places).toEqual([0, 1, 2, 3]);
  expect(RANKING_RULE.join(' ')).not.toContain('chegou primeiro');
  expect(RANKING_RULE.every((sentence) => sentence.endsWith('.'))).toBe(true);
});
