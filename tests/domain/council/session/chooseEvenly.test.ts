import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choice, chooseEvenly } from '#domain/council/session/chooseEvenly.ts';

const PLANS = ['a', 'b', 'c', 'd'];
const problem = fc.record({
  counts: fc.array(fc.nat(3), { minLength: PLANS.length, maxLength: PLANS.length }),
  teams: fc.array(fc.record({ options: fc.subarray(PLANS), take: fc.nat(3) }), { maxLength: 5 }),
  seed: fc.string(),
});

/** Every set of `take` options. */
function subsets(options: readonly string[], take: number): string[][] {
  if (take === 0) return [[]];
  return options.flatMap((option, index) =>
    subsets(options.slice(index + 1), take - 1).map((rest) => [option, ...rest]),
  );
}

function squares(counts: ReadonlyMap<string, number>, chosen: Iterable<Iterable<string>>): number {
  const totals = new Map(counts);
  for (const options of chosen) for (const option of options) totals.set(option, (totals.get(option) ?? 0) + 1);
  return [...totals.values()].reduce((sum, count) => sum + count * count, 0);
}

/** The least sum of squared counts among all ways to choose. */
function leastSquares(
  counts: ReadonlyMap<string, number>,
  [choice, ...rest]: Choice[],
  chosen: string[][] = [],
): number {
  if (choice === undefined) return squares(counts, chosen);
  const takes = subsets(choice.options, Math.min(choice.take, choice.options.length));
  return Math.min(...takes.map((taken) => leastSquares(counts, rest, [...chosen, taken])));
}

describe('chooseEvenly', () => {
  it('finds counts as equal as any way to choose has', () => {
    fc.assert(
      fc.property(problem, ({ counts: start, teams, seed }) => {
        const counts = new Map(PLANS.map((plan, index) => [plan, start[index] ?? 0]));
        const choices = teams.map((choice, index) => ({ team: `team-${index}`, ...choice }));
        const chosen = chooseEvenly(choices, counts, seed);
        for (const { team, options, take } of choices) {
          const taken = [...(chosen.get(team) ?? [])];
          expect(taken).toHaveLength(Math.min(take, options.length));
          expect(taken.filter((option) => !options.includes(option))).toEqual([]);
        }
        expect(squares(counts, chosen.values())).toBe(leastSquares(counts, choices));
      }),
      { numRuns: 300 },
    );
  });
});
