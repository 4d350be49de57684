import type { Count } from '../counting/countByEveryRule.ts';

/**
 * Returns the plans of which one goes to Earth: several for a tie, none without a ballot. By equal shares several plans can
 * be paid for; the one that was funded first goes, and when the money did not suffice for any, those that tied for it.
 */
export function leadingPlans(count: Count): string[] {
  if (count.rule !== 'equalShares') return count.winners;
  if (count.winners.length === 0) return count.tied;
  return count.ranking.filter(({ id, rank }) => rank === 1 && count.winners.includes(id)).map(({ id }) => id);
}

/** Returns the plan that goes to Earth; `drawn` is the one that the lot chose. Null while a tie is open, or without a ballot. */
export function decideWinner(count: Count, drawn: string | null): { winner: string | null; byLot: boolean } {
  const leading = leadingPlans(count);
  const [only] = leading;
  if (leading.length === 1 && only !== undefined) return { winner: only, byLot: false };
  const isDrawn = drawn !== null && leading.includes(drawn);
  return { winner: isDrawn ? drawn : null, byLot: isDrawn };
}
