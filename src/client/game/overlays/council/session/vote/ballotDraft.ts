import type { CouncilSession } from '#client/game/flow/CouncilSession.ts';
import { type Ballot, type BallotKind, ballotAbout, isComplete } from '#domain/council/session/ballots.ts';
import { type Pair, pairKey } from '#domain/council/session/duels.ts';
import { counted } from '#domain/counted.ts';
import { BALLOT_POINTS } from '#domain/limits.ts';
import { groupPlans } from '../plans.ts';

/** Returns a ballot in which nothing is chosen yet. */
export function emptyBallot(kind: BallotKind): Ballot {
  switch (kind) {
    case 'stars':
      return { kind, stars: {} };
    case 'pairs':
      return { kind, duels: [] };
    case 'points':
      return { kind, points: {} };
    case 'order':
      return { kind, order: [] };
  }
}

/**
 * Removes deleted plans from the ballot. The choice for a withdrawn plan stays, because the plan may be shown again. Points
 * are the exception: the team gets back those of a withdrawn plan, to give them to other plans.
 */
export function withoutRemoved(ballot: Ballot, { plans }: Pick<CouncilSession, 'plans'>): Ballot {
  const isFree = (withdrawn: boolean) => withdrawn && ballot.kind === 'points';
  return ballotAbout(ballot, (id) => plans.some((plan) => plan._id === id && !isFree(plan.withdrawn)));
}

/** Returns the part of the ballot that counts now: about the plans that the team sees. */
export function visiblePart(ballot: Ballot, { plans }: Pick<CouncilSession, 'plans'>): Ballot {
  return ballotAbout(ballot, (id) => plans.some(({ _id, withdrawn }) => _id === id && !withdrawn));
}

/** Returns the duels that this team decides, without those in which a plan has left the session. */
export function duelsOf({ duels, plans }: Pick<CouncilSession, 'duels' | 'plans'>): Pair[] {
  const isThere = (id: string) => plans.some(({ _id, withdrawn }) => _id === id && !withdrawn);
  return duels.filter(({ a, b }) => isThere(a) && isThere(b));
}

/** Returns the winner that a ballot has for this duel; null while it is not decided. */
export function duelWinner(ballot: Extract<Ballot, { kind: 'pairs' }>, duel: Pair): string | null {
  return ballot.duels.find((one) => pairKey(one) === pairKey(duel))?.winner ?? null;
}

export function pointsLeft({ points }: Extract<Ballot, { kind: 'points' }>): number {
  return BALLOT_POINTS - Object.values(points).reduce((sum, one) => sum + one, 0);
}

/** Returns whether there is anything that the team can judge now: withdrawn plans can leave nothing. */
export function canJudge(session: Pick<CouncilSession, 'ballot' | 'plans' | 'duels'>): boolean {
  return session.ballot === 'pairs' ? duelsOf(session).length > 0 : groupPlans(session.plans).given.length > 0;
}

/** Returns what a valid ballot leaves undecided, in Portuguese; null when it is complete. */
export function missingWords(whole: Ballot, session: Pick<CouncilSession, 'plans' | 'duels'>): string | null {
  const ballot = visiblePart(whole, session);
  const { given, own } = groupPlans(session.plans);
  const duels = duelsOf(session).length;
  const asked = { plans: given.map(({ _id }) => _id), own: own?._id ?? null, duels };
  if (isComplete(ballot, asked)) return null;
  switch (ballot.kind) {
    case 'stars': {
      const left = asked.plans.filter((id) => ballot.stars[id] === undefined).length;
      return `Sem estrelas: ${left} das que vos foram dadas.`;
    }
    case 'pairs':
      return `Por decidir: ${counted(duels - ballot.duels.length, 'duelo', 'duelos')}.`;
    case 'points':
      return `Por dar: ${counted(pointsLeft(ballot), 'ponto', 'pontos')}.`;
    case 'order': {
      const left = asked.plans.filter((id) => !ballot.order.includes(id)).length;
      return `Fora da ordem: ${left} das que vos foram dadas.`;
    }
  }
}
