import type { CouncilResult } from '#contract/council/session/shapes.ts';
import { agreementOf } from '#domain/council/counting/agreement/agreement.ts';
import { type CouncilCount, type Count, countByEveryRule } from '#domain/council/counting/countByEveryRule.ts';
import { explainCount } from '#domain/council/counting/explain.ts';
import type { CastBallot } from '#domain/council/session/ballots.ts';
import { decideWinner, leadingPlans } from '#domain/council/session/winner.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import { readCastBallots } from './ballots.queries.ts';
import type { CouncilRow } from './councilRow.queries.ts';

type Counted = Pick<CouncilRow, 'setup' | 'plans'>;

/** Returns the plans among which the lot decides: those that lead by the session's rule. The vote must be over. */
export async function tiedPlans(tx: Tx, row: CouncilRow): Promise<string[]> {
  return leadingPlans(countBallots(row, await readCastBallots(tx, row.id)).chosen);
}

/** Counts the ballots of a session about the plans that other teams see now (ruling 34). */
function countBallots({ setup, plans }: Counted, ballots: readonly CastBallot[]): CouncilCount {
  const shown = plans.filter((plan) => plan.shown);
  const costs = new Map(shown.flatMap(({ id, cost }): [string, number][] => (cost === null ? [] : [[id, cost]])));
  return countByEveryRule(ballots, {
    kind: setup.ballot,
    rule: setup.rule,
    plans: shown.map(({ id }) => id),
    ...(setup.budget !== null && { costs, budget: setup.budget }),
  });
}

/** Returns the result of a session, with a sentence for each rule. Plans are called by the names of their teams. */
export function countCouncil(row: CouncilRow, ballots: readonly CastBallot[]): CouncilResult {
  const count = countBallots(row, ballots);
  const names = new Map(row.plans.map(({ id, team }) => [id, team.name]));
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
    teams: row.teams.length,
    chosen: explained(count.chosen),
    all: [count.chosen, ...others].map(explained),
    leading: leadingPlans(count.chosen),
    ...decideWinner(count.chosen, row.drawn),
    agreement: agreementFor(row, ballots),
  };
}

function agreementFor({ plans }: Counted, ballots: readonly CastBallot[]): CouncilResult['agreement'] {
  const shown = plans.filter((plan) => plan.shown).map(({ id }) => id);
  const { map, reason } = agreementOf(ballots, shown);
  if (map === null) return { map, reason };
  const opinions = (list: typeof map.agreed) => list.map(({ id, groups }) => ({ _id: id, groups }));
  return { reason, map: { ...map, agreed: opinions(map.agreed), divided: opinions(map.divided) } };
}
