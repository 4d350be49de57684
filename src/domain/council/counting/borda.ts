import { countOf, type PlainCount, rankPlans } from './ranking.ts';
import { type BallotsRead, preferencesOf } from './readBallots.ts';

/**
 * Ranks plans by the Borda count (Borda, 1781): on each ballot a plan gets one point for each plan behind it. For a tie, and
 * for two plans that the ballot does not compare, each gets half a point (the convention of averaged ranks, Dummett 1997):
 * teams read different proposals, so that a plan must neither gain nor lose where it was not judged, and leaving a rival out
 * must not put it last. `score` is the sum of these points.
 */
export function borda(read: BallotsRead): PlainCount<'borda'> {
  const preferred = preferencesOf(read);
  const ballots = read.ballots.length;
  const score = (plan: string) =>
    read.plans
      .filter((other) => other !== plan)
      .reduce((sum, other) => sum + (ballots + preferred(plan, other) - preferred(other, plan)) / 2, 0);
  return countOf('borda', rankPlans(new Map(read.plans.map((plan) => [plan, score(plan)]))), read);
}
