import { countOf, type PlainCount, type RankedPlan } from './ranking.ts';
import { type BallotsRead, preferencesOf } from './readBallots.ts';

/** `by` says how the winner was found: it beats every other plan, or there is none such and Schulze's method decides. */
export interface CondorcetCount extends PlainCount<'condorcet'> {
  by: 'majority' | 'schulze';
}

/**
 * Compares plans two by two. A plan that more ballots prefer to each other plan than the reverse wins (Condorcet, 1785);
 * where majorities run in a circle, the Schulze method decides (Schulze, 2011, with winning votes as the strength of a
 * link), which agrees with Condorcet wherever there is such a plan. The ranking is Schulze's in both cases: `rank` is one
 * more than the number of plans ahead, `score` the number of plans behind.
 */
export function condorcet(read: BallotsRead): CondorcetCount {
  const { plans } = read;
  const preferred = preferencesOf(read);
  const beats = (a: string, b: string) => preferred(a, b) > preferred(b, a);
  const strength = strongestPaths(plans, (a, b) => (beats(a, b) ? preferred(a, b) : 0));
  const isAhead = (a: string, b: string) => strength(a, b) > strength(b, a);
  const ranking: RankedPlan[] = plans
    .map((id) => ({
      id,
      rank: 1 + plans.filter((other) => isAhead(other, id)).length,
      score: plans.filter((other) => isAhead(id, other)).length,
    }))
    .sort((a, b) => a.rank - b.rank);
  const isMajority = plans.some((plan) => plans.every((other) => other === plan || beats(plan, other)));
  return { ...countOf('condorcet', ranking, read), by: isMajority ? 'majority' : 'schulze' };
}

/**
 * Returns the strength of the strongest path between two plans, that of its weakest link; 0 without a path. Source: Floyd
 * and Warshall's algorithm, as in Schulze 2011, section 2.3.
 */
function strongestPaths(
  plans: readonly string[],
  link: (a: string, b: string) => number,
): (a: string, b: string) => number {
  const strengths = new Map(plans.map((a) => [a, new Map(plans.map((b) => [b, link(a, b)]))]));
  const strength = (a: string, b: string) => strengths.get(a)?.get(b) ?? 0;
  for (const through of plans) {
    for (const a of plans) {
      for (const b of plans) {
        if (a === b) continue;
        const around = Math.min(strength(a, through), strength(through, b));
        if (around > strength(a, b)) strengths.get(a)?.set(b, around);
      }
    }
  }
  return strength;
}
