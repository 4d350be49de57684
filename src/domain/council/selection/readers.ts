import { isStaff } from '../../permissions.ts';
import type { Role } from '../../vocabulary.ts';
import { chooseEvenly } from '../session/chooseEvenly.ts';
import { READERS_PER_PLAN } from './selectionLimits.ts';

export interface PossibleReader {
  id: string;
  role: Role;
}

/** A plan, the teacher of its team, and the people who read it already. */
export interface PlanToRead {
  id: string;
  teacherId: string;
  readers: readonly string[];
}

export interface Assignment {
  proposalId: string;
  accountId: string;
}

/** Returns whether an account may read a plan for the selection: staff, but never the teacher of its team. */
export function canBeReader({ id, role }: PossibleReader, plan: Pick<PlanToRead, 'teacherId'>): boolean {
  return isStaff(role) && id !== plan.teacherId;
}

/**
 * Draws the readers that each plan still lacks, so that all people get as equal a number of plans as possible, counting
 * the `counts` that they have already. The same input and seed give the same result. A plan stays without a second
 * reader when there are not enough people.
 */
export function drawReaders(
  plans: readonly PlanToRead[],
  people: readonly PossibleReader[],
  counts: ReadonlyMap<string, number>,
  seed: string,
): Assignment[] {
  const agents = plans.map((plan) => ({
    id: plan.id,
    options: people.filter((one) => canBeReader(one, plan) && !plan.readers.includes(one.id)).map(({ id }) => id),
    take: Math.max(0, READERS_PER_PLAN - plan.readers.length),
  }));
  const chosen = chooseEvenly(agents, new Map(counts), seed);
  return plans.flatMap(({ id: proposalId }) =>
    [...(chosen.get(proposalId) ?? [])].map((accountId) => ({ proposalId, accountId })),
  );
}
