import type { VoteCount } from '#domain/council/counting/countVote.ts';
import { hasPhase } from '#domain/council/session/phases.ts';
import type { CouncilSetup } from '#domain/council/session/setup.ts';
import { type CouncilPosition, isVoteOver } from '#domain/council/session/steering.ts';
import { decideWinner } from '#domain/council/session/winner.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import type { CouncilRow } from './councilRow.queries.ts';
import { countOf } from './countCouncil.ts';
import { writeCouncil } from './steering.queries.ts';

/**
 * Moves a session to a position. The vote is counted when it closes, and the count is kept until it opens again: a plan that
 * is withdrawn or a team that is deleted later changes no result (ruling 34). `toEarth` is the plan that a session without a
 * vote agreed upon; left out, the one before stays. The caller holds the session's lock.
 */
export async function moveCouncil(
  tx: Tx,
  row: CouncilRow,
  to: CouncilPosition & { setup?: CouncilSetup; toEarth?: string | null },
): Promise<void> {
  const next = { ...to, setup: to.setup ?? row.setup };
  const count = await countToKeep(tx, row, next);
  const agreed = to.toEarth === undefined ? row.toEarth : to.toEarth;
  const voted = count && decideWinner(count.chosen, next.drawn).winner;
  await writeCouncil(tx, row.id, { ...next, count, toEarth: hasPhase(next.setup, 'vote') ? voted : agreed });
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
