import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Count, countByEveryRule } from '#domain/council/counting/countByEveryRule.ts';
import { type CountRule, rulesFor } from '#domain/council/counting/countRules.ts';
import { readBallots } from '#domain/council/counting/readBallots.ts';
import { BALLOT_KINDS, type Ballot, type BallotKind, type CastBallot } from '#domain/council/session/ballots.ts';
import { castBallots } from '../../../support/council/castBallots.ts';

const PLANS = ['a', 'b', 'c', 'd', 'e'];
const LETTERS = PLANS.join('');
const some = fc.subarray(PLANS, { minLength: 1 });

const ballotOf: Record<BallotKind, fc.Arbitrary<Ballot>> = {
  stars: some.chain((plans) =>
    fc.tuple(...plans.map(() => fc.integer({ min: 1, max: 5 }))).map((given) => ({
      kind: 'stars',
      stars: Object.fromEntries(plans.map((plan, place) => [plan, given[place] ?? 1])),
    })),
  ),
  points: some.chain((plans) =>
    fc.tuple(...plans.map(() => fc.nat(2))).map((given) => ({
      kind: 'points',
      points: Object.fromEntries(plans.map((plan, place) => [plan, given[place] ?? 0])),
    })),
  ),
  order: fc.shuffledSubarray(PLANS, { minLength: 2 }).map((order) => ({ kind: 'order', order })),
  pairs: fc
    .uniqueArray(fc.shuffledSubarray(PLANS, { minLength: 2, maxLength: 2 }), {
      selector: (pair) => [...pair].sort().join(''),
    })
    .map((pairs) => ({ kind: 'pairs', duels: pairs.map(([a = '', b = '']) => ({ a, b, winner: a })) })),
};

interface Session {
  kind: BallotKind;
  ballots: CastBallot[];
  costs: Map<string, number>;
  budget: number;
}

/** Sessions of one kind of ballot, with abstentions, own plans, and costs with ties. */
const session: fc.Arbitrary<Session> = fc.constantFrom(...BALLOT_KINDS).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    ballots: fc.array(
      fc.record({
        team: fc.uuid(),
        own: fc.option(fc.constantFrom(...PLANS)),
        ballot: fc.option(ballotOf[kind], { freq: 8 }),
      }),
      { maxLength: 9 },
    ),
    costs: fc
      .tuple(...PLANS.map(() => fc.constantFrom(100, 200, 350, 900)))
      .map((costs) => new Map(PLANS.map((plan, place) => [plan, costs[place] ?? 0]))),
    budget: fc.constantFrom(100, 500, 1_000, 5_000),
  }),
);

function countsOf({ kind, ballots, costs, budget }: Session, plans: readonly string[] = PLANS): Count[] {
  const [rule = 'borda'] = rulesFor(kind, true);
  return countByEveryRule(ballots, { kind, rule, plans, costs, budget }).all;
}

/** The counts without the order of equal plans, and with scores that differ by rounding alike. */
function essence(counts: readonly Count[], renamed: (plan: string) => string = (plan) => plan): unknown {
  return counts.map(({ ranking, winners, ...rest }) => ({
    ...rest,
    tied: 'tied' in rest ? rest.tied.map(renamed).sort() : [],
    winners: winners.map(renamed).sort(),
    ranking: ranking.map(({ id, rank, score }) => `${renamed(id)} ${rank} ${score.toFixed(6)}`).sort(),
  }));
}

describe('every rule', () => {
  it('ranks each plan once, with finite scores and ranks from 1', () => {
    fc.assert(
      fc.property(session, (one) => {
        for (const { ranking } of countsOf(one)) {
          expect(ranking.map(({ id }) => id).sort()).toEqual(PLANS);
          expect(ranking[0]?.rank).toBe(1);
          for (const [place, { rank, score }] of ranking.entries()) {
            expect(Number.isFinite(score)).toBe(true);
            expect(rank).toBeLessThanOrEqual(place + 1);
            expect(rank).toBeGreaterThanOrEqual(ranking[place - 1]?.rank ?? 1);
          }
        }
      }),
    );
  });

  it('gives the same result for any order of ballots and plans, and any teams (anonymity)', () => {
    fc.assert(
      fc.property(session, fc.integer(), (one, turn) => {
        const place = Math.abs(turn) % Math.max(1, one.ballots.length);
        const moved = [...one.ballots.slice(place), ...one.ballots.slice(0, place)].toReversed();
        const ballots = moved.map((ballot, index) => ({ ...ballot, team: `team-${index}` }));
        const costs = new Map([...one.costs].toReversed());
        expect(essence(countsOf({ ...one, ballots, costs }, PLANS.toReversed()))).toEqual(essence(countsOf(one)));
      }),
    );
  });

  it('treats all plans alike: renamed plans get the places of those before (neutrality)', () => {
    fc.assert(
      fc.property(session, fc.shuffledSubarray(PLANS, { minLength: PLANS.length }), (one, names) => {
        const renamed = (plan: string) => names[LETTERS.indexOf(plan)] ?? plan;
        const ballots = one.ballots.map(({ team, own, ballot }) => ({
          team,
          own: own === null ? null : renamed(own),
          ballot: ballot === null ? null : renamedBallot(ballot, renamed),
        }));
        const costs = new Map([...one.costs].map(([plan, cost]) => [renamed(plan), cost]));
        expect(essence(countsOf({ ...one, ballots, costs }))).toEqual(essence(countsOf(one), renamed));
      }),
    );
  });

  it('lets the best of the plans that were judged win, all of them, but for equal shares', () => {
    fc.assert(
      fc.property(session, (one) => {
        const { ballots } = readBallots(one.ballots, PLANS);
        const isJudged = (plan: string) =>
          ballots.some(({ scores, duels }) => scores.has(plan) || duels.some((duel) => duel.includes(plan)));
        for (const { rule, ranking, winners } of countsOf(one)) {
          if (rule === 'equalShares') continue;
          const judged = ranking.filter(({ id }) => isJudged(id));
          const best = judged.filter(({ rank }) => judged.every((other) => rank <= other.rank));
          expect(winners).toEqual(best.map(({ id }) => id));
        }
      }),
    );
  });

  it('ignores what a ballot says of the own plan and of plans that are not counted', () => {
    fc.assert(
      fc.property(session, (one) => {
        const clean = one.ballots.map(({ team, own, ballot }) => ({
          team,
          own,
          ballot: ballot && withoutPlan(ballot, own),
        }));
        expect(countsOf({ ...one, ballots: clean })).toEqual(countsOf(one));
        const fewer = one.ballots.map(({ team, own, ballot }) => ({
          team,
          own,
          ballot: ballot && withoutPlan(ballot, 'e'),
        }));
        expect(countsOf({ ...one, ballots: fewer }, ['a', 'b', 'c', 'd'])).toEqual(countsOf(one, ['a', 'b', 'c', 'd']));
      }),
    );
  });
});

describe('a plan that is better on every ballot', () => {
  it.each<CountRule>(['meanWithPrior', 'medianGrade', 'borda', 'condorcet', 'points'])(
    'is ahead by %s (Pareto)',
    (rule) => {
      const ballots = fc.array(
        fc
          .tuple(...PLANS.map(() => fc.integer({ min: 1, max: 5 })))
          .map((given) => Object.fromEntries(PLANS.map((plan, place) => [plan, given[place] ?? 1]))),
        { minLength: 1, maxLength: 9 },
      );
      fc.assert(
        fc.property(ballots, (given) => {
          const kind = rule === 'points' ? 'points' : 'stars';
          const cast = castBallots(
            given.map((one) => (kind === 'points' ? { kind, points: one } : { kind, stars: one })),
          );
          const { ranking } = countByEveryRule(cast, { kind, rule, plans: PLANS }).chosen;
          const rankOf = (plan: string) => ranking.find(({ id }) => id === plan)?.rank ?? 0;
          for (const a of PLANS) {
            for (const b of PLANS) {
              if (given.every((one) => (one[a] ?? 0) > (one[b] ?? 0))) expect(rankOf(a)).toBeLessThan(rankOf(b));
            }
          }
        }),
      );
    },
  );
});

describe('a winner that a ballot raises', () => {
  const cases = BALLOT_KINDS.flatMap((kind) => rulesFor(kind, false).map((rule) => [rule, kind] as const));

  it.each(cases)('still wins by %s of %s (monotonicity)', (rule, kind) => {
    fc.assert(
      fc.property(fc.array(ballotOf[kind], { minLength: 1, maxLength: 8 }), fc.nat(), (ballots, which) => {
        const count = (cast: Ballot[]) =>
          countByEveryRule(castBallots(cast), { kind, rule, plans: PLANS }).chosen.winners;
        for (const winner of count(ballots)) {
          const raised = ballots.map((one, place) => (place === which % ballots.length ? raise(one, winner) : one));
          expect(count(raised)).toContain(winner);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('equal shares', () => {
  it('never spend more than the budget, and leave nothing that a supported plan costs, unless there is a tie', () => {
    fc.assert(
      fc.property(session, (one) => {
        for (const count of countsOf(one)) {
          if (count.rule !== 'equalShares') continue;
          const { winners, spent, budget, tied, ranking } = count;
          expect(spent).toBe(winners.reduce((sum, plan) => sum + (one.costs.get(plan) ?? 0), 0));
          expect(spent).toBeLessThanOrEqual(budget);
          expect(winners.filter((plan) => tied.includes(plan))).toEqual([]);
          const supported = ranking.filter(({ id, score }) => score > 0 && !winners.includes(id));
          const fitting = supported.filter(({ id }) => (one.costs.get(id) ?? 0) <= budget - spent);
          if (tied.length === 0) expect(fitting).toEqual([]);
        }
      }),
    );
  });

  it('fund what a group of teams wants alone, if its share of the money suffices (proportionality)', () => {
    fc.assert(
      fc.property(
        fc.array(ballotOf.points, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(300, 1_000),
        (others, group, budget) => {
          const ballots = [
            ...others,
            ...Array.from({ length: group }, (): Ballot => ({ kind: 'points', points: { a: 10 } })),
          ];
          const cost = Math.floor((budget * group) / ballots.length);
          const costs = new Map([...PLANS.map((plan): [string, number] => [plan, 250]), ['a', cost] as const]);
          const options = { kind: 'points', rule: 'equalShares', plans: PLANS, costs, budget } as const;
          const { chosen } = countByEveryRule(castBallots(ballots), options);
          if ('tied' in chosen && chosen.tied.length === 0) expect(chosen.winners).toContain('a');
        },
      ),
    );
  });
});

function renamedBallot(ballot: Ballot, renamed: (plan: string) => string): Ballot {
  const keys = (given: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(given).map(([plan, one]) => [renamed(plan), one]));
  switch (ballot.kind) {
    case 'stars':
      return { kind: 'stars', stars: keys(ballot.stars) };
    case 'points':
      return { kind: 'points', points: keys(ballot.points) };
    case 'order':
      return { kind: 'order', order: ballot.order.map(renamed) };
    case 'pairs':
      return {
        kind: 'pairs',
        duels: ballot.duels.map(({ a, b, winner }) => ({ a: renamed(a), b: renamed(b), winner: renamed(winner) })),
      };
  }
}

function withoutPlan(ballot: Ballot, without: string | null): Ballot {
  const keys = (given: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(given).filter(([plan]) => plan !== without));
  switch (ballot.kind) {
    case 'stars':
      return { kind: 'stars', stars: keys(ballot.stars) };
    case 'points':
      return { kind: 'points', points: keys(ballot.points) };
    case 'order':
      return { kind: 'order', order: ballot.order.filter((plan) => plan !== without) };
    case 'pairs':
      return { kind: 'pairs', duels: ballot.duels.filter(({ a, b }) => a !== without && b !== without) };
  }
}

/** Raises a plan that the ballot judges: more stars or points, one place up, or its lost duels won. */
function raise(ballot: Ballot, plan: string): Ballot {
  switch (ballot.kind) {
    case 'stars':
      return plan in ballot.stars ? { kind: 'stars', stars: { ...ballot.stars, [plan]: 5 } } : ballot;
    case 'points':
      return plan in ballot.points
        ? { kind: 'points', points: { ...ballot.points, [plan]: (ballot.points[plan] ?? 0) + 1 } }
        : ballot;
    case 'order': {
      const place = ballot.order.indexOf(plan);
      if (place < 1) return ballot;
      return { kind: 'order', order: [plan, ...ballot.order.filter((other) => other !== plan)] };
    }
    case 'pairs':
      return {
        kind: 'pairs',
        duels: ballot.duels.map((duel) => (duel.a === plan || duel.b === plan ? { ...duel, winner: plan } : duel)),
      };
  }
}
