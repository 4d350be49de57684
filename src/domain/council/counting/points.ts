import { countOf, type PlainCount, rankPlans } from './ranking.ts';
import { type BallotsRead, numbersOf } from './readBallots.ts';

/** Ranks plans by the sum of the points that they were given (cumulative voting). `score` is in points. */
export function points(read: BallotsRead): PlainCount<'points'> {
  const sums = [...numbersOf(read)].map(([plan, given]): [string, number] => [
    plan,
    given.reduce((sum, one) => sum + one, 0),
  ]);
  return countOf('points', rankPlans(new Map(sums)), read);
}
