import type { CountRule } from './countRules.ts';
import { type BallotsRead, judgedPlans } from './readBallots.ts';

/** A plan in a result; `id` is that of its proposal. What `score` counts depends on the rule; it is always finite. */
export interface RankedPlan {
  id: string;
  /** From 1; equal plans share a rank. */
  rank: number;
  score: number;
}

/** The result of a rule. Plans are in order of rank, those of one rank in order of id, which says nothing about them. */
export interface PlainCount<R extends CountRule> {
  rule: R;
  ranking: RankedPlan[];
  /** The plans that won, several for a tie; none without a ballot. */
  winners: string[];
}

/** Returns the result of a rule: the best of the plans that a ballot judged win. A plan that nobody judged cannot win. */
export function countOf<R extends CountRule>(rule: R, ranking: RankedPlan[], read: BallotsRead): PlainCount<R> {
  const judged = judgedPlans(read);
  const candidates = ranking.filter(({ id }) => judged.has(id));
  const best = Math.min(...candidates.map(({ rank }) => rank));
  return { rule, ranking, winners: candidates.filter(({ rank }) => rank === best).map(({ id }) => id) };
}

/**
 * Ranks plans by score, highest first. `compare` replaces the comparison of the scores; negative when the first plan is
 * better, 0 for a shared rank. The next rank after a tie is skipped: 1, 1, 3.
 */
export function rankPlans(
  scores: ReadonlyMap<string, number>,
  compare: (a: string, b: string) => number = (a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0),
): RankedPlan[] {
  const ids = [...scores.keys()].sort();
  const sorted = ids.sort(compare);
  const ranking: RankedPlan[] = [];
  for (const id of sorted) {
    const before = ranking.at(-1);
    const rank = before && compare(before.id, id) === 0 ? before.rank : ranking.length + 1;
    ranking.push({ id, rank, score: scores.get(id) ?? 0 });
  }
  return ranking;
}
