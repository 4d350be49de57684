/** A share of numbers below which they are the same: rounding, not votes. */
const ROUNDING = 1e-9;

/** A team when a budget is shared: the money that it has left, in cents, and how useful it finds each plan. */
export interface Payer {
  left: number;
  utilities: ReadonlyMap<string, number>;
}

/**
 * Returns the least price per unit of usefulness, in cents, at which the teams that find a plan useful can pay `cost`
 * together, each at most what it has left; Infinity when they cannot. Source: Peters, Pierczyński and Skowron (2021), a plan
 * that is ρ-affordable.
 */
export function priceOf(plan: string, cost: number, payers: readonly Payer[]): number {
  const supporters = payers
    .map((payer) => ({ left: payer.left, useful: payer.utilities.get(plan) ?? 0 }))
    .filter(({ left, useful }) => useful > 0 && left > 0)
    .sort((a, b) => a.left / a.useful - b.left / b.useful);
  if (cost <= 0) return payers.some(({ utilities }) => (utilities.get(plan) ?? 0) > 0) ? 0 : Number.POSITIVE_INFINITY;
  let unpaid = cost;
  let useful = supporters.reduce((sum, one) => sum + one.useful, 0);
  for (const supporter of supporters) {
    const price = unpaid / useful;
    if (!isMore(price * supporter.useful, supporter.left)) return price;
    unpaid -= supporter.left;
    useful -= supporter.useful;
  }
  return Number.POSITIVE_INFINITY;
}

/** Returns what a team pays for a plan at a price, in cents: no more than it has left. */
export function paymentOf(payer: Payer, plan: string, price: number): number {
  return Math.min(payer.left, price * (payer.utilities.get(plan) ?? 0));
}

/** Returns whether `a` is more than `b` by more than rounding. */
export function isMore(a: number, b: number): boolean {
  return a - b > ROUNDING * Math.max(1, Math.abs(a), Math.abs(b));
}
