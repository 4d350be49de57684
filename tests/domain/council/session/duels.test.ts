import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allotDuels, nextDuels, type Pair, pairKey } from '#domain/council/session/duels.ts';
import { allotReadings, type Readings } from '#domain/council/session/readings.ts';
import { COUNCIL_TEAMS, DUELS_PER_TEAM } from '#domain/limits.ts';

const spread = (counts: readonly number[]) => Math.max(0, ...counts) - Math.min(...counts, Math.max(0, ...counts));
const timesIn = (plan: string, pairs: readonly Pair[]) => pairs.filter(({ a, b }) => a === plan || b === plan).length;
const pairsIn = (plans: number) => (plans * (plans - 1)) / 2;

/** A class in which each team has a plan and may judge `perTeam` of the others. */
function classOf(count: number, perTeam: number, seed: string): { plans: string[]; readings: Readings } {
  const teams = Array.from({ length: count }, (_, index) => `team-${index}`);
  const proposals = teams.map((team) => ({ id: `plan of ${team}`, team }));
  return { plans: proposals.map(({ id }) => id), readings: allotReadings(teams, proposals, perTeam, seed) };
}

const council = fc.record({
  count: fc.integer(COUNCIL_TEAMS),
  perTeam: fc.integer({ min: 1, max: 12 }),
  duels: fc.integer({ min: 1, max: 12 }),
  seed: fc.string(),
});

describe('the duels of a council', () => {
  it('are between plans that the team may judge, never twice the same, and as many for each team', () => {
    fc.assert(
      fc.property(council, ({ count, perTeam, duels, seed }) => {
        const { readings } = classOf(count, perTeam, seed);
        for (const [team, pairs] of allotDuels(readings, duels, seed)) {
          const plans = readings.get(team) ?? [];
          expect(pairs).toHaveLength(Math.min(duels, pairsIn(plans.length)));
          expect(new Set(pairs.map(pairKey)).size).toBe(pairs.length);
          expect(pairs.filter(({ a, b }) => a === b || !plans.includes(a) || !plans.includes(b))).toEqual([]);
          expect(plans).not.toContain(`plan of ${team}`);
        }
      }),
    );
  });

  it('show each plan of a team equally often, or once more', () => {
    fc.assert(
      fc.property(council, ({ count, perTeam, duels, seed }) => {
        const { readings } = classOf(count, perTeam, seed);
        for (const [team, pairs] of allotDuels(readings, duels, seed)) {
          expect(spread((readings.get(team) ?? []).map((plan) => timesIn(plan, pairs)))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('show each plan equally often over all teams, or once more', () => {
    fc.assert(
      fc.property(council, ({ count, perTeam, duels, seed }) => {
        const { plans, readings } = classOf(count, perTeam, seed);
        const all = [...allotDuels(readings, duels, seed).values()].flat();
        expect(spread(plans.map((plan) => timesIn(plan, all)))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('show each plan first about as often as second', () => {
    const { plans, readings } = classOf(24, 23, 'sides');
    const all = [...allotDuels(readings, DUELS_PER_TEAM, 'sides').values()].flat();
    for (const plan of plans) {
      const firsts = all.filter(({ a }) => a === plan).length;
      expect(Math.abs(2 * firsts - timesIn(plan, all))).toBeLessThanOrEqual(4);
    }
  });

  it('are the same for the same seed, and others for another', () => {
    const { readings } = classOf(10, 9, 'x');
    expect(allotDuels(new Map([...readings].reverse()), 6, 'one')).toEqual(allotDuels(readings, 6, 'one'));
    expect(allotDuels(readings, 6, 'one')).not.toEqual(allotDuels(readings, 6, 'two'));
  });

  it('are none for a team with fewer than two plans to judge', () => {
    expect(
      allotDuels(
        new Map([
          ['x', []],
          ['y', ['p']],
        ]),
        6,
        '',
      ),
    ).toEqual(
      new Map([
        ['x', []],
        ['y', []],
      ]),
    );
  });

  it('come next while they are not decided, whichever side was shown first', () => {
    const allotted = [
      { a: 'p', b: 'q' },
      { a: 'r', b: 's' },
      { a: 'p', b: 's' },
    ];
    expect(nextDuels(allotted, [{ a: 'q', b: 'p' }], 1)).toEqual([{ a: 'r', b: 's' }]);
    expect(nextDuels(allotted, [], 5)).toEqual(allotted);
    expect(nextDuels(allotted, allotted, 5)).toEqual([]);
  });
});
