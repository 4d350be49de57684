import type { Ballot, CastBallot } from '#domain/council/session/ballots.ts';

/** Gives each ballot to a team without a plan. */
export function castBallots(ballots: readonly (Ballot | null)[]): CastBallot[] {
  return ballots.map((ballot, index) => ({ team: `team-${index}`, own: null, ballot }));
}

/** Returns ballots of stars. */
export function starBallots(...given: Record<string, number>[]): CastBallot[] {
  return castBallots(given.map((stars) => ({ kind: 'stars', stars })));
}

/** Returns ballots of points. */
export function pointBallots(...given: Record<string, number>[]): CastBallot[] {
  return castBallots(given.map((points) => ({ kind: 'points', points })));
}

/** Returns ballots of orders of one-letter plans, best first: [5, 'ACB'] is five times A, C, B. */
export function orderBallots(...given: [times: number, order: string][]): CastBallot[] {
  return castBallots(
    given.flatMap(([times, order]) =>
      Array.from({ length: times }, (): Ballot => ({ kind: 'order', order: [...order] })),
    ),
  );
}

/** Returns one ballot with these duels; the first of each pair won. */
export function duelBallot(...given: [winner: string, loser: string][]): CastBallot[] {
  return castBallots([{ kind: 'pairs', duels: given.map(([a, b]) => ({ a, b, winner: a })) }]);
}
