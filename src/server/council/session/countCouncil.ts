import type { CouncilResult } from '#contract/council/session/shapes.ts';
import type { Agreement } from '#domain/council/counting/agreement/agreement.ts';
import type { Count } from '#domain/council/counting/countByEveryRule.ts';
import { countVote, type VoteCount } from '#domain/council/counting/countVote.ts';
import { explainCount } from '#domain/council/counting/explain.ts';
import { planNames } from '#domain/council/session/planNames.ts';
import { decideWinner, leadingPlans } from '#domain/council/session/winner.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { readCastBallots } from './ballots.queries.ts';
import type { CouncilRow } from './councilRow.queries.ts';

/** Returns the plans among which the lot decides: those that lead by the session's rule. The vote must be over. */
export async function tiedPlans(tx: Tx, row: CouncilRow): Promise<string[]> {
  return leadingPlans((await countOf(tx, row)).chosen);
}

/**
 * Returns the count that a session whose vote is over has kept. The ballots are counted now where none is kept, about the
 * plans that other teams see.
 */
export async function countOf(db: Database | Tx, row: CouncilRow): Promise<VoteCount> {
  if (row.count !== null) return row.count;
  const { setup, plans, teams } = row;
  const shown = plans.filter((plan) => plan.shown);
  const costs = new Map(shown.flatMap(({ id, cost }): [string, number][] => (cost === null ? [] : [[id, cost]])));
  return countVote(await readCastBallots(db, row.id), teams.length, {
    kind: setup.ballot,
    rule: setup.rule,
    plans: shown.map(({ id }) => id),
    ...(setup.budget !== null && { costs, budget: setup.budget }),
  });
}

/** Returns the result of a session, with a sentence for each rule. Plans are called by the names of their teams. */
export function resultOf(row: CouncilRow, count: VoteCount): CouncilResult {
  const names = planNames(row.plans.map(({ id, team }) => ({ _id: id, team })));
  const explained = (one: Count) => ({
    rule: one.rule,
    ranking: one.ranking.map(({ id, rank, score }) => ({ _id: id, rank, score })),
    winners: one.winners,
    sentence: explainCount(one, { names, ballots: count.counted }),
  });
  const others = count.all.filter(({ rule }) => rule !== count.chosen.rule);
  return {
    ballot: row.setup.ballot,
    counted: count.counted,
    abstentions: count.abstentions,
    teams: count.teams,
    chosen: explained(count.chosen),
    all: [count.chosen, ...others].map(explained),
    leading: leadingPlans(count.chosen),
    ...decideWinner(count.chosen, row.drawn),
    agreement: presentAgreement(count.agreement),
  };
}

function presentAgreement({ map, reason }: Agreement): CouncilResult['agreement'] {
  if (map === null) return { map, reason };
  const opinions = (list: typeof map.agreed) => list.map(({ id, groups }) => ({ _id: id, groups }));
  return { reason, map: { ...map, agreed: opinions(map.agreed), divided: opinions(map.divided) } };
}
