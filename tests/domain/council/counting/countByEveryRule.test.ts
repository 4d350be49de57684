import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duelStrengths } from '#domain/council/counting/bradleyTerry.ts';
import { type CountOptions, countByEveryRule } from '#domain/council/counting/countByEveryRule.ts';
import {
  COUNT_RULE_NAMES,
  COUNT_RULE_SOURCES,
  COUNT_RULES,
  type CountRule,
  rulesFor,
} from '#domain/council/counting/countRules.ts';
import { explainCount } from '#domain/council/counting/explain.ts';
import { BALLOT_KINDS, type Ballot, type BallotKind, type CastBallot } from '#domain/council/session/ballots.ts';
import {
  castBallots,
  duelBallot,
  orderBallots,
  pointBallots,
  starBallots,
} from '../../../support/council/castBallots.ts';

const PLANS = ['A', 'B', 'C'];
const COSTS = new Map([
  ['A', 10_000],
  ['B', 20_000],
  ['C', 30_000],
]);

const BALLOTS: Record<BallotKind, CastBallot[]> = {
  stars: starBallots({ A: 5, B: 3 }, { A: 4, C: 1 }),
  pairs: duelBallot(['A', 'B'], ['A', 'C'], ['B', 'C']),
  points: pointBallots({ A: 7, B: 3, C: 0 }, { A: 1, B: 9 }),
  order: orderBallots([2, 'ABC'], [1, 'BAC']),
};

describe('the rules', () => {
  it.each<[BallotKind, CountRule[]]>([
    ['stars', ['meanWithPrior', 'medianGrade', 'borda', 'condorcet', 'equalShares']],
    ['pairs', ['bradleyTerry', 'condorcet']],
    ['points', ['points', 'borda', 'condorcet', 'equalShares']],
    ['order', ['borda', 'condorcet', 'equalShares']],
  ])('that can read %s are %j', (kind, rules) => {
    const [rule = 'borda'] = rules;
    const options = { kind, rule, plans: PLANS, costs: COSTS, budget: 30_000 };
    const { chosen, all } = countByEveryRule(BALLOTS[kind], options);
    expect(all.map((count) => count.rule)).toEqual(rules);
    expect(chosen).toBe(all[0]);
    expect(rulesFor(kind, false)).toEqual(rules.filter((one) => one !== 'equalShares'));
  });

  it('have a name and a source each', () => {
    expect(new Set(COUNT_RULES.map((rule) => COUNT_RULE_NAMES[rule])).size).toBe(COUNT_RULES.length);
    expect(COUNT_RULES.filter((rule) => COUNT_RULE_SOURCES[rule] === '')).toEqual([]);
  });

  it('by which one decides may be any that can read the ballots', () => {
    const options = { kind: 'points', rule: 'condorcet', plans: PLANS } as const;
    expect(countByEveryRule(BALLOTS.points, options).chosen).toMatchObject({ rule: 'condorcet', winners: ['A', 'B'] });
  });

  it.each<[CountOptions, CastBallot[]]>([
    [{ kind: 'order', rule: 'meanWithPrior', plans: PLANS }, BALLOTS.order],
    [{ kind: 'pairs', rule: 'borda', plans: PLANS }, BALLOTS.pairs],
    [{ kind: 'stars', rule: 'bradleyTerry', plans: PLANS }, BALLOTS.stars],
    [{ kind: 'stars', rule: 'equalShares', plans: PLANS }, BALLOTS.stars],
    [{ kind: 'stars', rule: 'equalShares', plans: PLANS, costs: COSTS }, BALLOTS.stars],
    [{ kind: 'stars', rule: 'borda', plans: PLANS }, BALLOTS.order],
  ])('refuse what they cannot read: %j', (options, ballots) => {
    expect(() => countByEveryRule(ballots, options)).toThrow(RangeError);
  });
});

describe('a count', () => {
  it('says how many ballots were counted, and how many teams abstained', () => {
    const ballots = [...BALLOTS.stars, ...castBallots([null, null, null])];
    expect(countByEveryRule(ballots, { kind: 'stars', rule: 'borda', plans: PLANS })).toMatchObject({
      counted: 2,
      abstentions: 3,
    });
  });

  it.each(BALLOT_KINDS)('of %s without a ballot has all plans tied, and no winner', (kind) => {
    for (const ballots of [[], castBallots([null, null])]) {
      const [rule = 'borda'] = rulesFor(kind, true);
      const options = { kind, rule, plans: PLANS, costs: COSTS, budget: 30_000 };
      for (const { ranking, winners } of countByEveryRule(ballots, options).all) {
        expect(ranking.map(({ id, rank }) => `${rank} ${id}`)).toEqual(['1 A', '1 B', '1 C']);
        expect(winners).toEqual([]);
      }
    }
  });

  it('without plans is empty', () => {
    for (const { ranking, winners } of countByEveryRule([], { kind: 'order', rule: 'borda', plans: [] }).all) {
      expect([ranking, winners]).toEqual([[], []]);
    }
  });

  it('skips the ranks after a tie', () => {
    const { chosen } = countByEveryRule(pointBallots({ A: 5, B: 5, C: 0 }), {
      kind: 'points',
      rule: 'points',
      plans: PLANS,
    });
    expect(chosen.ranking.map(({ id, rank, score }) => `${rank} ${id} ${score}`)).toEqual(['1 A 5', '1 B 5', '3 C 0']);
  });
});

const scoresBy = (rule: CountRule, kind: BallotKind, ballots: CastBallot[], plans = PLANS) =>
  Object.fromEntries(
    countByEveryRule(ballots, { kind, rule, plans }).chosen.ranking.map(({ id, score }) => [id, score]),
  );

describe('what is not said', () => {
  it('counts half a point for both by Borda, so that leaving out a rival does not put it last', () => {
    expect(scoresBy('borda', 'order', orderBallots([1, 'ABC']))).toEqual({ A: 2, B: 1, C: 0 });
    expect(scoresBy('borda', 'order', orderBallots([1, 'AB']))).toEqual({ A: 1.5, B: 0.5, C: 1 });
    expect(scoresBy('borda', 'stars', starBallots({ A: 4, B: 4 }))).toEqual({ A: 1, B: 1, C: 1 });
    expect(scoresBy('borda', 'points', pointBallots({ A: 10, B: 0, C: 0 }))).toEqual({ A: 2, B: 0.5, C: 0.5 });
  });

  it('gives a plan without stars the last place', () => {
    expect(scoresBy('meanWithPrior', 'stars', starBallots({ A: 1 }))).toEqual({ A: 16 / 6, B: 0, C: 0 });
    expect(scoresBy('medianGrade', 'stars', starBallots({ A: 1 }))).toEqual({ A: 1, B: 0, C: 0 });
  });

  it('is no preference between two plans', () => {
    const count = countByEveryRule(starBallots({ A: 5, B: 1 }), { kind: 'stars', rule: 'condorcet', plans: PLANS });
    expect(count.chosen).toMatchObject({
      ranking: [{ id: 'A', rank: 1 }, { id: 'C', rank: 1 }, { id: 'B' }],
      winners: ['A'],
      by: 'schulze',
    });
  });
});

describe('the strength in duels', () => {
  it('explains the duels best: each plan wins as many as the strengths expect, the invented one included', () => {
    const duel = fc.shuffledSubarray(PLANS, { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(fc.array(duel, { maxLength: 20 }), (duels) => {
        const won = (a: string, b: string) => duels.filter(([winner, loser]) => winner === a && loser === b).length;
        const strengths = duelStrengths(PLANS, won, 1);
        for (const [plan, own] of strengths) {
          const others = [...strengths].filter(([other]) => other !== plan);
          const wins = others.reduce((sum, [other]) => sum + won(plan, other), 0.5);
          const expected = others.reduce(
            (sum, [other, strength]) => sum + ((won(plan, other) + won(other, plan)) * own) / (own + strength),
            own / (own + 1),
          );
          expect(expected).toBeCloseTo(wins, 6);
        }
      }),
    );
  });

  it('is a chance below 1 for an unbeaten plan, half for one without a duel, above 0 for one that never won', () => {
    const { A = 0, B = 0, C = 0 } = scoresBy('bradleyTerry', 'pairs', duelBallot(['A', 'C']));
    expect(B).toBeCloseTo(0.5, 9);
    expect(A).toBeGreaterThan(0.5);
    expect(A).toBeLessThan(1);
    expect(C).toBeCloseTo(1 - A, 9);
  });

  it('is more for winning against a strong plan than against a weak one', () => {
    const duels = duelBallot(['S', 'X'], ['S', 'Y'], ['X', 'W'], ['Y', 'W'], ['A', 'S'], ['B', 'W']);
    const scores = scoresBy('bradleyTerry', 'pairs', duels, [...'ABSWXY']);
    expect(scores.A).toBeGreaterThan(scores.B ?? 1);
  });

  it('is equal in a circle of duels', () => {
    const count = countByEveryRule(duelBallot(['A', 'B'], ['B', 'C'], ['C', 'A']), {
      kind: 'pairs',
      rule: 'bradleyTerry',
      plans: PLANS,
    });
    expect(count.chosen.winners).toEqual(PLANS);
  });
});

describe('equal shares', () => {
  const sharesOf = (ballots: CastBallot[], costs: Record<string, number>, budget: number) =>
    countByEveryRule(ballots, {
      kind: 'points',
      rule: 'equalShares',
      plans: Object.keys(costs),
      costs: new Map(Object.entries(costs)),
      budget,
    }).chosen;

  it('give the minority its part of the money, where the sum of points would not', () => {
    const ballots = pointBallots({ A: 5, B: 5 }, { A: 5, B: 5 }, { A: 5, B: 5 }, { C: 10 });
    expect(sharesOf(ballots, { A: 3_000, B: 3_000, C: 1_000 }, 4_000)).toMatchObject({
      winners: ['C'],
      tied: ['A', 'B'],
    });
    expect(sharesOf(ballots, { A: 2_000, B: 1_000, C: 1_000 }, 4_000)).toMatchObject({
      winners: ['A', 'B', 'C'],
      spent: 4_000,
      share: 1_000,
    });
  });

  it('spend what is left on larger shares, then on what is most useful', () => {
    expect(sharesOf(pointBallots({ A: 10 }, { B: 10 }), { A: 600, B: 900 }, 1_000)).toMatchObject({ winners: ['A'] });
    const split = pointBallots({ A: 6, B: 4 }, { B: 1, C: 9 });
    expect(sharesOf(split, { A: 1_000, B: 1_000, C: 1_000 }, 1_000)).toMatchObject({ winners: ['B'], tied: [] });
  });

  it('fund two equal plans when the money suffices for both, and neither when it does not', () => {
    const ballots = pointBallots({ A: 5, B: 5 }, { A: 5, B: 5 });
    expect(sharesOf(ballots, { A: 500, B: 500 }, 1_000)).toMatchObject({ winners: ['A', 'B'], tied: [] });
    expect(sharesOf(ballots, { A: 500, B: 500 }, 900)).toMatchObject({ winners: [], tied: ['A', 'B'], spent: 0 });
  });

  it('fund no plan without a cost, without support, or above the budget', () => {
    const ballots = pointBallots({ A: 5, B: 0, D: 5 });
    expect(sharesOf(ballots, { A: 2_000, B: 10 }, 1_000)).toMatchObject({ winners: [], tied: [] });
    const costs = new Map([['A', 500]]);
    const options = { kind: 'points', rule: 'equalShares', plans: ['A', 'D'], costs, budget: 1_000 } as const;
    expect(countByEveryRule(ballots, options).chosen.winners).toEqual(['A']);
  });

  it('fund what costs nothing, if a team finds it useful', () => {
    expect(sharesOf(pointBallots({ A: 1, B: 0, C: 9 }), { A: 0, B: 0, C: 500 }, 0)).toMatchObject({ winners: ['A'] });
  });

  it('rank plans by when they were funded, then by usefulness', () => {
    const ballots = pointBallots({ A: 1, B: 2, C: 7 }, { A: 1, B: 2, C: 7 });
    const { ranking } = sharesOf(ballots, { A: 100, B: 600, C: 1_000 }, 1_100);
    expect(ranking.map(({ id, rank }) => `${rank} ${id}`)).toEqual(['1 A', '2 C', '3 B']);
  });
});

describe('a plan that nobody judged', () => {
  const vote = (ballot: Ballot): CastBallot => ({ team: 't', own: null, ballot });
  it.each([
    ['stars', { kind: 'stars', stars: { a: 4, b: 2 } }],
    ['order', { kind: 'order', order: ['a', 'b'] }],
    ['points', { kind: 'points', points: { a: 6, b: 4 } }],
    ['pairs', { kind: 'pairs', duels: [{ a: 'a', b: 'b', winner: 'a' }] }],
  ] satisfies [BallotKind, Ballot][])('wins by no rule that reads a ballot of %s', (kind, ballot) => {
    for (const rule of rulesFor(kind, false)) {
      const { chosen } = countByEveryRule([vote(ballot)], { kind, rule, plans: ['a', 'b', 'c'] });
      expect([rule, chosen.winners]).toEqual([rule, ['a']]);
    }
  });

  it('does not win either when it is the only one that was left', () => {
    const ballots = [vote({ kind: 'stars', stars: { a: 4 } })];
    const { chosen } = countByEveryRule(ballots, { kind: 'stars', rule: 'meanWithPrior', plans: ['c'] });
    expect(chosen.winners).toEqual([]);
    expect(explainCount(chosen, { names: new Map([['c', 'Cometas']]), ballots: 1 })).toBe(
      'Com esta regra e um só voto não ganha nenhuma proposta, porque nenhum voto avalia as propostas que ficaram.',
    );
  });
});
