import { type Costs, type Funding, fundByShares, usefulnessOf } from './fundByShares.ts';
import { type PlainCount, rankPlans } from './ranking.ts';
import { type BallotsRead, utilitiesOf } from './readBallots.ts';

/** By how much the shares grow at a time while money is left. */
const GROWTH = 1.01;

/** `winners` are the plans that are funded. Amounts are in cents. */
export interface EqualSharesCount extends PlainCount<'equalShares'> {
  budget: number;
  /** What each team that did not abstain has to spend at first; 0 without a ballot. */
  share: number;
  spent: number;
  /** Plans that are equal in all that the rule looks at, and for which together the money does not suffice. */
  tied: string[];
}

/**
 * Chooses which plans a budget pays for by the Method of Equal Shares (fundByShares), so that a group of teams decides on a
 * part of the money as large as its part of the teams. The remaining money is used in two steps (equalshares.net,
 * 'Completion'): the shares grow by 1 % at a time while the plans still fit the budget; then the plans that are most useful
 * in all are added while they fit. `costs` and `budget` are in cents; a plan without a cost cannot be funded. `rank` is the
 * order in which plans were funded; the others follow by usefulness, which is the `score`.
 */
export function equalShares(read: BallotsRead, costs: Costs, budget: number): EqualSharesCount {
  const utilities = utilitiesOf(read);
  const possible = new Map(
    read.plans.flatMap((plan): [string, number][] => {
      const cost = costs.get(plan);
      return cost === undefined || cost > budget || usefulnessOf(plan, utilities) <= 0 ? [] : [[plan, cost]];
    }),
  );
  const share = utilities.length === 0 ? 0 : budget / utilities.length;
  const { rounds, tied } = completed(grown(utilities, possible, budget), utilities, possible, budget);
  const useful = new Map(read.plans.map((plan) => [plan, usefulnessOf(plan, utilities)]));
  const round = new Map(rounds.flatMap((plans, index) => plans.map((plan): [string, number] => [plan, index])));
  const roundOf = (plan: string) => round.get(plan) ?? rounds.length + (tied.includes(plan) ? 0 : 1);
  const isFunded = (plan: string) => round.has(plan);
  const ranking = rankPlans(
    useful,
    (a, b) => roundOf(a) - roundOf(b) || (isFunded(a) ? 0 : (useful.get(b) ?? 0) - (useful.get(a) ?? 0)),
  );
  const winners = rounds.flat().sort();
  return { rule: 'equalShares', ranking, winners, budget, share, spent: costOf(winners, possible), tied: tied.sort() };
}

type Utilities = readonly ReadonlyMap<string, number>[];

/**
 * Funds with larger and larger shares while the plans fit the budget and others could be added. A tie with smaller shares is
 * none when larger ones fund all of the tied plans.
 */
function grown(utilities: Utilities, costs: Costs, budget: number): Funding {
  const enough = costOf([...costs.keys()], costs);
  let share = budget / Math.max(1, utilities.length);
  let funding = fundByShares(utilities, costs, share);
  while (share < enough && additions(funding, costs, budget).length > 0) {
    share *= GROWTH;
    const next = fundByShares(utilities, costs, share);
    if (costOf(next.rounds.flat(), costs) > budget) break;
    if (next.tied.length === 0) funding = next;
  }
  return funding;
}

/** Adds the most useful plans that still fit, the cheaper first; stops at a tie that the money does not resolve. */
function completed({ rounds, tied }: Funding, utilities: Utilities, costs: Costs, budget: number): Funding {
  if (tied.length > 0) return { rounds, tied };
  const fitting = additions({ rounds, tied }, costs, budget);
  if (fitting.length === 0) return { rounds, tied };
  const most = Math.max(...fitting.map((plan) => usefulnessOf(plan, utilities)));
  const best = fitting.filter((plan) => usefulnessOf(plan, utilities) === most);
  const least = Math.min(...best.map((plan) => costs.get(plan) ?? 0));
  const next = best.filter((plan) => costs.get(plan) === least);
  if (costOf([...rounds.flat(), ...next], costs) > budget) return { rounds, tied: next };
  return completed({ rounds: [...rounds, next], tied }, utilities, costs, budget);
}

/** Returns the plans that are not funded yet and that the remaining money can pay for. */
function additions({ rounds }: Funding, costs: Costs, budget: number): string[] {
  const funded = new Set(rounds.flat());
  const left = budget - costOf([...funded], costs);
  return [...costs].filter(([plan, cost]) => !funded.has(plan) && cost <= left).map(([plan]) => plan);
}

function costOf(plans: readonly string[], costs: Costs): number {
  return plans.reduce((sum, plan) => sum + (costs.get(plan) ?? 0), 0);
}
