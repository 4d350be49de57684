import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allotReadings, type CouncilProposal } from '#domain/council/session/readings.ts';
import { COUNCIL_TEAMS, READINGS_PER_TEAM } from '#domain/limits.ts';

/** Teams of which some have no plan, and plans of which some are by teams that are absent. */
const council = fc
  .record({
    teams: fc.integer(COUNCIL_TEAMS),
    without: fc.nat(COUNCIL_TEAMS.max),
    absent: fc.nat(10),
    perTeam: fc.integer({ min: 1, max: 8 }),
    seed: fc.string(),
  })
  .map(({ teams: count, without, absent, perTeam, seed }) => {
    const teams = Array.from({ length: count }, (_, index) => `team-${index}`);
    const writers = [
      ...teams.slice(Math.min(without, count)),
      ...Array.from({ length: absent }, (_, i) => `absent-${i}`),
    ];
    return { teams, proposals: writers.map((team) => ({ id: `plan of ${team}`, team })), perTeam, seed };
  });

const readCounts = (readings: Map<string, string[]>, proposals: CouncilProposal[]) =>
  proposals.map(({ id }) => [...readings.values()].filter((ids) => ids.includes(id)).length);
const spread = (counts: readonly number[]) => Math.max(0, ...counts) - Math.min(...counts, Math.max(0, ...counts));

describe('readings', () => {
  it('are never own, never double, and as many for each team', () => {
    fc.assert(
      fc.property(council, ({ teams, proposals, perTeam, seed }) => {
        const readings = allotReadings(teams, proposals, perTeam, seed);
        expect([...readings.keys()].sort()).toEqual([...teams].sort());
        for (const [team, ids] of readings) {
          const others = proposals.filter((proposal) => proposal.team !== team).map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.filter((id) => !others.includes(id))).toEqual([]);
          expect(ids).toHaveLength(Math.min(perTeam, others.length));
        }
      }),
    );
  });

  it('give each plan as often as the others, or once more, also when teams lack a plan or plans a team', () => {
    fc.assert(
      fc.property(council, ({ teams, proposals, perTeam, seed }) => {
        const counts = readCounts(allotReadings(teams, proposals, perTeam, seed), proposals);
        expect(spread(counts)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });

  it('are even for every class in which each team has a plan', () => {
    for (let count = COUNCIL_TEAMS.min; count <= COUNCIL_TEAMS.max; count += 1) {
      const teams = Array.from({ length: count }, (_, index) => `team-${index}`);
      const proposals = teams.map((team) => ({ id: `plan of ${team}`, team }));
      const counts = readCounts(allotReadings(teams, proposals, READINGS_PER_TEAM, `${count}`), proposals);
      expect(new Set(counts)).toEqual(new Set([Math.min(READINGS_PER_TEAM, count - 1)]));
    }
  });

  it('are the same for the same seed in any order of input, and others for another seed', () => {
    fc.assert(
      fc.property(council, ({ teams, proposals, perTeam, seed }) => {
        const readings = allotReadings(teams, proposals, perTeam, seed);
        expect(allotReadings([...teams].reverse(), [...proposals].reverse(), perTeam, seed)).toEqual(readings);
      }),
      { numRuns: 50 },
    );
    const teams = Array.from({ length: 12 }, (_, index) => `team-${index}`);
    const proposals = teams.map((team) => ({ id: `plan of ${team}`, team }));
    expect(allotReadings(teams, proposals, 4, 'one')).not.toEqual(allotReadings(teams, proposals, 4, 'two'));
  });

  it('are none without proposals, and none for a team whose own is the only one', () => {
    expect(allotReadings(['x', 'y'], [], 4, '')).toEqual(
      new Map([
        ['x', []],
        ['y', []],
      ]),
    );
    expect(allotReadings(['x', 'y'], [{ id: 'p', team: 'x' }], 4, '')).toEqual(
      new Map([
        ['x', []],
        ['y', ['p']],
      ]),
    );
  });
});
