import type { CastBallot } from '../session/ballots.ts';
import { type Agreement, agreementOf } from './agreement/agreement.ts';
import { type CouncilCount, type CountOptions, countByEveryRule } from './countByEveryRule.ts';

/** The count of a vote. It names plans by the ids of their proposals, and no team. */
export interface VoteCount extends CouncilCount {
  /** Teams that could vote. */
  teams: number;
  agreement: Agreement;
}

const NO_STARS: Agreement = {
  map: null,
  reason: 'Só as estrelas mostram onde as equipas concordam, e este conselho votou de outra maneira.',
};

/** Counts the ballots of a session by every rule that can read them, and maps where teams agree. `teams` could vote. */
export function countVote(ballots: readonly CastBallot[], teams: number, options: CountOptions): VoteCount {
  const agreement = options.kind === 'stars' ? agreementOf(ballots, options.plans) : NO_STARS;
  return { ...countByEveryRule(ballots, options), teams, agreement };
}
