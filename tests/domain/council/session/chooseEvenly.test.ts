import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Agent, chooseEvenly } from '#domain/council/session/chooseEvenly.ts';

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
function leastSquares(counts: ReadonlyMap<string, number>, [agent, ...rest]: Agent[], chosen: string[][] = []): number {
  if (agent === undefined) return squares(counts, chosen);
  const takes = subsets(agent.options, Math.min(agent.take, agent.options.length));
  return Math.min(...takes.map((taken) => leastSquares(counts, rest, [...chosen, taken])));
}

describe('chooseEvenly', () => {
  it('finds counts as equal as any way to choose has', () => {
    fc.assert(
      fc.property(problem, ({ counts: start, teams, seed }) => {
        const counts = new Map(PLANS.map((plan, index) => [plan, start[index] ?? 0]));
        const agents = teams.map((agent, index) => ({ id: `agent-${index}`, ...agent }));
        const chosen = chooseEvenly(agents, counts, seed);
        for (const { id, options, take } of agents) {
          const taken = [...(chosen.get(id) ?? [])];
          expect(taken).toHaveLength(Math.min(take, options.length));
          expect(taken.filter((option) => !options.includes(option))).toEqual([]);
        }
        expect(squares(counts, chosen.values())).toBe(leastSquares(counts, agents));
      }),
      { numRuns: 300 },
    );
  });
});
