import { countOf, type PlainCount, rankPlans } from './ranking.ts';
import { type BallotsRead, preferencesOf } from './readBallots.ts';

/** Invented duels of each plan against an average one, half won and half lost: an unbeaten plan stays finite. */
const PRIOR_DUELS = 1;
const ROUNDS_MAX = 10_000;
/** The iteration ends when no strength changes by a larger share. */
const PRECISION = 1e-13;
/** Strengths that differ by a smaller share are a tie: what remains of the iteration, not of the votes. */
const TIE = 1e-9;

/**
 * Ranks plans by their strength in duels (Zermelo, 1929; Bradley and Terry, 1952): winning against a strong plan counts more
 * than against a weak one. `score` is the chance, from 0 to 1, of winning a duel against an average plan.
 */
export function bradleyTerry(read: BallotsRead): PlainCount<'bradleyTerry'> {
  const strengths = duelStrengths(read.plans, preferencesOf(read), PRIOR_DUELS);
  const chances = new Map([...strengths].map(([plan, strength]) => [plan, strength / (1 + strength)]));
  return countOf('bradleyTerry', rankPlans(withTies(chances)), read);
}

/**
 * Returns the strengths under which the results of the duels are most likely, a plan winning against another with the chance
 * own / (own + other). `won` is the number of duels that the first plan won against the second. An average plan has the
 * strength 1. Source: the MM algorithm of Hunter (2004), with `priorDuels` invented duels against a plan of strength 1;
 * with 0 of them the results must not let plans win, or lose, against all others.
 */
export function duelStrengths(
  plans: readonly string[],
  won: (a: string, b: string) => number,
  priorDuels: number,
): Map<string, number> {
  let strengths = new Map(plans.map((plan) => [plan, 1]));
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const next = normalised(
      new Map(plans.map((plan) => [plan, improved(plan, strengths, won, priorDuels)])),
      priorDuels,
    );
    const change = Math.max(
      0,
      ...plans.map((plan) => Math.abs((next.get(plan) ?? 1) / (strengths.get(plan) ?? 1) - 1)),
    );
    strengths = next;
    if (change < PRECISION) break;
  }
  return strengths;
}

/** One step of Hunter's algorithm for one plan; a plan without a duel keeps its strength. */
function improved(
  plan: string,
  strengths: ReadonlyMap<string, number>,
  won: (a: string, b: string) => number,
  priorDuels: number,
): number {
  const own = strengths.get(plan) ?? 1;
  let wins = priorDuels / 2;
  let expected = priorDuels / (own + 1);
  for (const [other, strength] of strengths) {
    if (other === plan) continue;
    wins += won(plan, other);
    expected += (won(plan, other) + won(other, plan)) / (own + strength);
  }
  return expected === 0 ? own : wins / expected;
}

/** Scales the strengths to a geometric mean of 1, which the results leave open when nothing is invented. */
function normalised(strengths: Map<string, number>, priorDuels: number): Map<string, number> {
  if (priorDuels > 0) return strengths;
  const logs = [...strengths.values()].map(Math.log);
  const mean = Math.exp(logs.reduce((sum, one) => sum + one, 0) / logs.length);
  return new Map([...strengths].map(([plan, strength]) => [plan, strength / mean]));
}

/** Gives the same number to plans whose numbers differ only by rounding. */
function withTies(chances: ReadonlyMap<string, number>): Map<string, number> {
  const tied = new Map<string, number>();
  let last = Number.POSITIVE_INFINITY;
  for (const [plan, chance] of [...chances].sort(([, a], [, b]) => b - a)) {
    if (last - chance > TIE) last = chance;
    tied.set(plan, last);
  }
  return tied;
}
