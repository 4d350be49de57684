import { describe, expect, it } from 'vitest';
import { countByEveryRule } from '#domain/council/counting/countByEveryRule.ts';
import type { CastBallot } from '#domain/council/session/ballots.ts';
import { decideWinner, leadingPlans } from '#domain/council/session/winner.ts';
import { starBallots } from '../../../support/council/castBallots.ts';

const PLANS = ['a', 'b', 'c'];
const byMean = (ballots: CastBallot[]) =>
  countByEveryRule(ballots, { kind: 'stars', rule: 'meanWithPrior', plans: PLANS }).chosen;
const byShares = (ballots: CastBallot[], costs: Record<string, number>, budget: number) =>
  countByEveryRule(ballots, {
    kind: 'stars',
    rule: 'equalShares',
    plans: PLANS,
    costs: new Map(Object.entries(costs)),
    budget,
  }).chosen;

describe('decideWinner', () => {
  it('is the plan that leads alone', () => {
    expect(decideWinner(byMean(starBallots({ a: 5 })), null)).toEqual({ winner: 'a', byLot: false });
  });

  it('is open for a tie until a lot is drawn among those that tied', () => {
    const tie = byMean(starBallots({ a: 5, b: 5 }));
    expect(decideWinner(tie, null)).toEqual({ winner: null, byLot: false });
    expect(decideWinner(tie, 'b')).toEqual({ winner: 'b', byLot: true });
    expect(decideWinner(tie, 'c')).toEqual({ winner: null, byLot: false });
  });

  it('is nobody without a ballot', () => {
    expect(decideWinner(byMean([]), null)).toEqual({ winner: null, byLot: false });
  });
});

describe('leadingPlans by equal shares', () => {
  it('is the plan that was funded first, although others are funded too', () => {
    const count = byShares(starBallots({ a: 5, b: 4 }, { a: 5, b: 4 }), { a: 100, b: 100, c: 100 }, 200);
    expect([...count.winners].sort()).toEqual(['a', 'b']);
    expect(leadingPlans(count)).toEqual(['a']);
  });

  it('are those that tie for money that suffices for none of them together', () => {
    const count = byShares(starBallots({ a: 5 }, { b: 5 }), { a: 200, b: 200, c: 200 }, 200);
    expect(count.winners).toEqual([]);
    expect([...leadingPlans(count)].sort()).toEqual(['a', 'b']);
  });
});
