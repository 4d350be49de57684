import { bayesianStars } from '../ranking.ts';
import { countOf, type PlainCount, rankPlans } from './ranking.ts';
import { type BallotsRead, numbersOf } from './readBallots.ts';

/**
 * Ranks plans by their Bayesian mean of stars: as if each already had five votes of 3 stars, as in the ranking of the teams
 * (ruling 8). `score` is the mean in stars. A plan without votes has the score 0, so that it does not win.
 */
export function meanWithPrior(read: BallotsRead): PlainCount<'meanWithPrior'> {
  const means = [...numbersOf(read)].map(([plan, stars]): [string, number] => [plan, meanOf(stars)]);
  return countOf('meanWithPrior', rankPlans(new Map(means)), read);
}

function meanOf(stars: readonly number[]): number {
  const sum = stars.reduce((total, one) => total + one, 0);
  return stars.length === 0 ? 0 : bayesianStars(sum, stars.length);
}
