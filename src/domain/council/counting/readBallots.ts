import { STARS_MIN } from '../../limits.ts';
import type { Ballot, CastBallot } from '../session/ballots.ts';

/**
 * What the ballots say, for all rules: without abstentions, without plans that are not counted (taken back since), and
 * without a team's own plan (ruling 34). Rules read only this.
 */
export interface BallotsRead {
  /** Sorted, so that no result depends on the order of the input. */
  plans: readonly string[];
  /** One for each team that did not abstain. */
  ballots: readonly BallotRead[];
}

interface BallotRead {
  kind: Ballot['kind'];
  /** The numbers of the plans that the ballot judged, higher being better: stars, points, or plans placed behind. */
  scores: ReadonlyMap<string, number>;
  /** Pairs of winner and loser, for a ballot of duels; empty for others. */
  duels: readonly (readonly [winner: string, loser: string])[];
}

/** Reads the ballots about these plans. */
export function readBallots(cast: readonly CastBallot[], plans: readonly string[]): BallotsRead {
  const counted = new Set(plans);
  const ballots = cast.flatMap(({ own, ballot }) =>
    ballot === null ? [] : [readBallot(ballot, (plan) => counted.has(plan) && plan !== own)],
  );
  return { plans: [...counted].sort(), ballots };
}

function readBallot(ballot: Ballot, isJudged: (plan: string) => boolean): BallotRead {
  const scored = (entries: [string, number][]) => new Map(entries.filter(([plan]) => isJudged(plan)));
  switch (ballot.kind) {
    case 'stars':
      return { kind: 'stars', scores: scored(Object.entries(ballot.stars)), duels: [] };
    case 'points':
      return { kind: 'points', scores: scored(Object.entries(ballot.points)), duels: [] };
    case 'order': {
      const order = ballot.order.filter(isJudged);
      return {
        kind: 'order',
        scores: new Map(order.map((plan, place) => [plan, order.length - 1 - place])),
        duels: [],
      };
    }
    case 'pairs': {
      const duels = ballot.duels.filter(({ a, b }) => isJudged(a) && isJudged(b));
      const sides = duels.map(({ a, b, winner }): [string, string] => (winner === a ? [a, b] : [b, a]));
      return { kind: 'pairs', scores: new Map(), duels: sides };
    }
  }
}

/** Returns the plans that at least one ballot judged, by a number or in a duel. */
export function judgedPlans({ ballots }: BallotsRead): Set<string> {
  return new Set(ballots.flatMap(({ scores, duels }) => [...scores.keys(), ...duels.flat()]));
}

/** Returns the numbers that each plan was given, in no particular order. */
export function numbersOf({ plans, ballots }: BallotsRead): Map<string, number[]> {
  return new Map(
    plans.map((plan) => [plan, ballots.flatMap(({ scores }) => (scores.has(plan) ? [scores.get(plan) ?? 0] : []))]),
  );
}

/** Returns how many ballots, or duels, prefer plan `a` to plan `b`. A ballot says nothing on a plan that it did not judge. */
export function preferencesOf({ ballots }: BallotsRead): (a: string, b: string) => number {
  const preferred = new Map<string, number>();
  const prefer = (winner: string, loser: string) => {
    const key = `${winner} ${loser}`;
    preferred.set(key, (preferred.get(key) ?? 0) + 1);
  };
  for (const { scores, duels } of ballots) {
    for (const [winner, loser] of duels) prefer(winner, loser);
    for (const [a, ofA] of scores) for (const [b, ofB] of scores) if (ofA > ofB) prefer(a, b);
  }
  return (a, b) => preferred.get(`${a} ${b}`) ?? 0;
}

/**
 * Returns how useful each ballot finds each plan, from 0: its stars above the least, its points, or the plans that it placed
 * behind (Borda's count within the ballot). A ballot of duels gives no such numbers.
 */
export function utilitiesOf({ ballots }: BallotsRead): Map<string, number>[] {
  return ballots.map(
    ({ kind, scores }) =>
      new Map([...scores].map(([plan, score]) => [plan, kind === 'stars' ? score - STARS_MIN : score])),
  );
}
