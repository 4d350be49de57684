import type { VoteCount } from '#domain/council/counting/countVote.ts';
import type { CouncilSetup } from '#domain/council/session/setup.ts';
import { type CouncilPosition, isVoteOver } from '#domain/council/session/steering.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import type { CouncilRow } from './councilRow.queries.ts';
import { countOf } from './countCouncil.ts';
import { writeCouncil } from './steering.queries.ts';

/**
 * Moves a session to a position. The vote is counted when it closes, and the count is kept until it opens again: a plan that
 * is withdrawn or a team that is deleted later changes no result (ruling 34). The caller holds the session's lock.
 */
export async function moveCouncil(
  tx: Tx,
  row: CouncilRow,
  to: CouncilPosition & { setup?: CouncilSetup },
): Promise<void> {
  const next = { ...to, setup: to.setup ?? row.setup };
  await writeCouncil(tx, row.id, { ...next, count: await countToKeep(tx, row, next) });
}

/** Returns the count that belongs to a position: none before the vote is over; a new one when it closes or its rule changes. */
async function countToKeep(
  tx: Tx,
  row: CouncilRow,
  { setup, ...position }: CouncilPosition & { setup: CouncilSetup },
): Promise<VoteCount | null> {
  if (!isVoteOver(position, setup)) return null;
  const isCounted = isVoteOver(row, row.setup) && row.setup.rule === setup.rule;
  return countOf(tx, isCounted ? row : { ...row, setup, count: null });
}
