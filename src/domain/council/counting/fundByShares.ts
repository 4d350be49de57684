import { isMore, type Payer, paymentOf, priceOf } from './affordability.ts';

/** Costs in cents, by plan. */
export type Costs = ReadonlyMap<string, number>;

/** The funded plans, by round. `tied` are plans that tied in the last round, when the money was not enough for all of them. */
export interface Funding {
  rounds: string[][];
  tied: string[];
}

/**
 * Funds plans by the Method of Equal Shares (Peters and Skowron, 2020; for costs and utilities Peters, Pierczyński and
 * Skowron, 2021): each team has `share` cents; the plan with the least price per unit of usefulness is funded by those who
 * find it useful, in proportion to how much; again, until no plan can be paid. For equal prices the cheaper plan comes
 * first, then the one that is more useful in all (equalshares.net, 'Tie breaking'). Where a tie remains, all are funded if
 * the money suffices; otherwise the rule stops: it draws no lots.
 */
export function fundByShares(utilities: readonly ReadonlyMap<string, number>[], costs: Costs, share: number): Funding {
  const payers: Payer[] = utilities.map((ofTeam) => ({ left: share, utilities: ofTeam }));
  const waiting = new Map(costs);
  const rounds: string[][] = [];
  for (;;) {
    const { plans, price } = cheapest(waiting, payers);
    if (plans.length === 0) return { rounds, tied: [] };
    const paid = plans.filter((plan) => !isContested(plan, plans, price, payers));
    if (paid.length === 0) return { rounds, tied: plans };
    for (const plan of paid) {
      for (const payer of payers) payer.left -= paymentOf(payer, plan, price);
      waiting.delete(plan);
    }
    rounds.push(paid);
  }
}

/** Returns how useful the teams together find a plan. */
export function usefulnessOf(plan: string, utilities: readonly ReadonlyMap<string, number>[]): number {
  return utilities.reduce((sum, ofTeam) => sum + (ofTeam.get(plan) ?? 0), 0);
}

/** Returns the plans that are funded next, several for a tie; none when no plan can be paid. */
function cheapest(waiting: Costs, payers: readonly Payer[]): { plans: string[]; price: number } {
  const prices = [...waiting]
    .map(([plan, cost]) => [plan, priceOf(plan, cost, payers)] as const)
    .filter(([, price]) => Number.isFinite(price));
  if (prices.length === 0) return { plans: [], price: 0 };
  const price = Math.min(...prices.map(([, one]) => one));
  const least = prices.filter(([, other]) => !isMore(other, price)).map(([plan]) => plan);
  const cost = Math.min(...least.map((plan) => waiting.get(plan) ?? 0));
  const cheap = least.filter((plan) => waiting.get(plan) === cost);
  const utilities = payers.map((payer) => payer.utilities);
  const useful = Math.max(...cheap.map((plan) => usefulnessOf(plan, utilities)));
  return { plans: cheap.filter((plan) => usefulnessOf(plan, utilities) === useful), price };
}

/** Returns whether a team that pays for this plan has too little left for all of the tied plans that it would pay for. */
function isContested(plan: string, plans: readonly string[], price: number, payers: readonly Payer[]): boolean {
  return payers.some((payer) => {
    if (paymentOf(payer, plan, price) === 0) return false;
    const all = plans.reduce((sum, other) => sum + paymentOf(payer, other, price), 0);
    return isMore(all, payer.left);
  });
}
