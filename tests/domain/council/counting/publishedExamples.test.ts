import { describe, expect, it } from 'vitest';
import { borda } from '#domain/council/counting/borda.ts';
import { duelStrengths } from '#domain/council/counting/bradleyTerry.ts';
import { condorcet } from '#domain/council/counting/condorcet.ts';
import { equalShares } from '#domain/council/counting/equalShares.ts';
import { fundByShares } from '#domain/council/counting/fundByShares.ts';
import { compareGrades, medianGrade } from '#domain/council/counting/medianGrade.ts';
import type { RankedPlan } from '#domain/council/counting/ranking.ts';
import { readBallots } from '#domain/council/counting/readBallots.ts';
import { orderBallots, starBallots } from '../../../support/council/castBallots.ts';

const places = (ranking: readonly RankedPlan[]) => ranking.map(({ id, rank, score }) => `${rank} ${id} ${score}`);

/** The capital of Tennessee, in percent of the voters: Memphis, Nashville, Chattanooga, Knoxville ('Borda count' in Wikipedia). */
const TENNESSEE = orderBallots([42, 'MNCK'], [26, 'NCKM'], [15, 'CKNM'], [17, 'KCNM']);

describe('the capital of Tennessee', () => {
  const read = readBallots(TENNESSEE, [...'MNCK']);

  it('is Nashville by the Borda count, with the published points', () => {
    const { ranking, winners } = borda(read);
    expect(places(ranking)).toEqual(['1 N 194', '2 C 173', '3 M 126', '4 K 107']);
    expect(winners).toEqual(['N']);
  });

  it('is Nashville, which wins each pair', () => {
    const { ranking, winners, by } = condorcet(read);
    expect(places(ranking)).toEqual(['1 N 3', '2 C 2', '3 K 1', '4 M 0']);
    expect([winners, by]).toEqual([['N'], 'majority']);
  });

  it('is Nashville by Majority Judgment, before Chattanooga with the same median (electowiki, Majority Judgment)', () => {
    const graded = TENNESSEE.map(({ ballot }) =>
      ballot?.kind === 'order' ? Object.fromEntries(ballot.order.map((city, place) => [city, 4 - place])) : {},
    );
    const { ranking } = medianGrade(readBallots(starBallots(...graded), [...'MNCK']));
    expect(places(ranking)).toEqual(['1 N 3', '2 C 3', '3 K 2', '4 M 1']);
  });
});

describe('the examples of Schulze (2011)', () => {
  it('of 45 voters rank E, A, C, B, D', () => {
    const ballots = orderBallots(
      [5, 'ACBED'],
      [5, 'ADECB'],
      [8, 'BEDAC'],
      [3, 'CABED'],
      [7, 'CAEBD'],
      [2, 'CBADE'],
      [7, 'DCEBA'],
      [8, 'EBADC'],
    );
    const { ranking, winners, by } = condorcet(readBallots(ballots, [...'ABCDE']));
    expect(places(ranking)).toEqual(['1 E 4', '2 A 3', '3 C 2', '4 B 1', '5 D 0']);
    expect([winners, by]).toEqual([['E'], 'schulze']);
  });

  it('of 21 voters elect D', () => {
    const ballots = orderBallots([8, 'ACDB'], [2, 'BADC'], [4, 'CDBA'], [4, 'DBAC'], [3, 'DCBA']);
    const { winners, by } = condorcet(readBallots(ballots, [...'ABCD']));
    expect([winners, by]).toEqual([['D'], 'schulze']);
  });
});

describe('the experiment in Orsay (Balinski and Laraki, Election by Majority Judgment: Experimental Evidence, 2007)', () => {
  /** Grades from Excellent (6) to Reject (1), in tenths of a percent of the ballots. */
  const GRADES: Record<string, number[]> = {
    Bayrou: [136, 307, 251, 148, 84, 74],
    Royal: [167, 227, 191, 168, 122, 126],
    Sarkozy: [191, 198, 143, 115, 71, 282],
    Voynet: [29, 93, 175, 237, 261, 205],
  };
  const gradesOf = (name: string) =>
    (GRADES[name] ?? []).flatMap((times, place) => Array.from({ length: times }, () => 6 - place));

  it('ranks Bayrou before Royal and Sarkozy with the same median, and then Voynet', () => {
    const names = Object.keys(GRADES);
    expect(names.toReversed().sort((a, b) => compareGrades(gradesOf(a), gradesOf(b)))).toEqual(names);
  });
});

describe('Majority Judgment', () => {
  it.each([
    ['a higher median', [3, 3, 3], [1, 2, 5], -1],
    ['the lower of two medians', [2, 4], [3, 3], 1],
    ['the next lower grade for the same median', [2, 3, 5], [1, 3, 5], -1],
    ['the next lower grade before the next higher', [2, 3, 3], [1, 3, 5], -1],
    ['a tie for the same grades', [5, 1, 3], [1, 3, 5], 0],
    ['a tie for the same shares', [2, 4], [2, 2, 4, 4], 0],
    ['a grade before none', [1], [], -1],
    ['a tie for none', [], [], 0],
  ])('compares by %s', (_, a, b, sign) => {
    expect([Math.sign(compareGrades(a, b)), Math.sign(compareGrades(b, a)) + 0]).toEqual([
      sign,
      sign === 0 ? 0 : -sign,
    ]);
  });
});

it('the Bradley-Terry example of Wikipedia, after Newman (2023), has the published strengths', () => {
  const won: Record<string, Record<string, number>> = {
    A: { B: 2, D: 1 },
    B: { A: 3, C: 5 },
    C: { B: 3, D: 1 },
    D: { A: 4, C: 3 },
  };
  const strengths = duelStrengths([...'ABCD'], (a, b) => won[a]?.[b] ?? 0, 0);
  const published = { A: 0.64, B: 1.043, C: 0.66, D: 2.27 };
  for (const [team, strength] of Object.entries(published)) expect(strengths.get(team)).toBeCloseTo(strength, 3);
});

/** Utilities for approved plans: equalshares.net counts votes, which is a usefulness equal to the cost. */
const approving = (approvals: Record<string, number[]>, voters: number, usefulness: (plan: string) => number) =>
  Array.from(
    { length: voters },
    (_, voter) =>
      new Map(
        Object.entries(approvals).flatMap(([plan, by]): [string, number][] =>
          by.includes(voter + 1) ? [[plan, usefulness(plan)]] : [],
        ),
      ),
  );

describe('the Method of Equal Shares', () => {
  const costs = new Map(Object.entries({ bike: 700, gym: 400, park: 250, playground: 200, library: 100 }));
  const kids = { park: [2, 4, 5, 7, 10], playground: [7, 8, 9, 10], library: [7, 9, 10] };
  const useful = (plan: string) => costs.get(plan) ?? 0;

  it.each([
    ['1', { bike: [1, 2, 3, 4, 5, 6, 11], gym: [1, 2, 3, 4, 5, 6], ...kids }, ['bike', 'playground', 'library']],
    ['2', { bike: [1, 2, 3, 4, 5, 6], gym: [1, 2, 3, 4, 5, 6, 11], ...kids }, ['gym', 'park', 'playground']],
  ])('funds the projects of example %s of equalshares.net, in this order', (_, approvals, funded) => {
    const { rounds, tied } = fundByShares(approving(approvals, 11, useful), costs, 100);
    expect([rounds.flat(), tied]).toEqual([funded, []]);
  });

  it.each([
    [
      '11',
      [
        [3, 'ab'],
        [3, 'ac'],
        [2, 'ad'],
        [1, 'bcf'],
        [1, 'e'],
        [1, 'f'],
        [1, 'g'],
      ],
      1 / 3,
      ['a'],
    ],
    [
      '12',
      [
        [3, 'cd'],
        [2, 'ab'],
        [2, 'ac'],
        [1, 'bd'],
      ],
      3 / 8,
      ['c', 'a'],
    ],
  ] as const)('elects the committee of example %s of Lackner and Skowron (2023)', (_, profile, share, committee) => {
    const utilities = profile.flatMap(([times, approved]) =>
      Array.from({ length: times }, () => new Map([...approved].map((candidate): [string, number] => [candidate, 1]))),
    );
    const unit = new Map([...'abcdefg'].map((candidate) => [candidate, 1]));
    expect(fundByShares(utilities, unit, share).rounds.flat()).toEqual(committee);
  });

  it('funds as many projects of each side as it has voters (electowiki: 51 % for red, 49 % for blue)', () => {
    const plans = Array.from({ length: 10 }, (_, index) => [`red ${index}`, `blue ${index}`]).flat();
    const costsOfAll = new Map(plans.map((plan) => [plan, 100]));
    const ballots = starBallots(
      ...Array.from({ length: 100 }, (_, voter) =>
        Object.fromEntries(
          plans.filter((plan) => plan.startsWith(voter < 51 ? 'red' : 'blue')).map((plan) => [plan, 5]),
        ),
      ),
    );
    const { spent, tied, winners } = equalShares(readBallots(ballots, plans), costsOfAll, 2_000);
    expect([spent, tied, winners.length]).toEqual([2_000, [], 20]);
    const half = equalShares(readBallots(ballots, plans), costsOfAll, 1_020);
    expect(half.winners).toEqual([]);
    expect(half.tied).toHaveLength(10);
  });
});
