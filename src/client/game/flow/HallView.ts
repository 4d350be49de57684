import type { CouncilPhase } from '#domain/council/session/phases.ts';
import type { ShipNumber } from '#domain/vocabulary.ts';

/** A team in the hall of a council session; never names of pupils. */
export interface HallTeam {
  id: string;
  name: string;
  className: string;
  /** Null before the team has chosen. */
  ship: ShipNumber | null;
  /** A device of the team is open. */
  isThere: boolean;
  /** Only that it has, never what; null for a team that does not vote here, as it was moved to another class. */
  hasVoted: boolean | null;
}

interface HallPlan {
  id: string;
  teamId: string;
  /** How often it was applauded. */
  applause: number;
}

/**
 * Whether the hall is on the stage of a team's device: it is not there, it is being fetched, it can be seen, or the chosen
 * plan takes off in it.
 */
export type HallState = 'none' | 'loading' | 'shown' | 'launching';

/** What the hall of a council session shows, on a projector and on the devices of teams. */
export interface HallView {
  teams: readonly HallTeam[];
  plans: readonly HallPlan[];
  /** Null before the session starts. */
  phase: CouncilPhase | null;
  isPaused: boolean;
  /** The id of the plan that is being presented; null between two. */
  presenting: string | null;
  /** The id of the plan that goes to Earth, once it may be seen; null also while a tie is open. */
  winner: string | null;
}

/** Returns the team of a plan; undefined for an unknown plan, and for a team that is not in the hall. */
export function teamOfPlan({ teams, plans }: HallView, planId: string | null): HallTeam | undefined {
  const plan = plans.find(({ id }) => id === planId);
  return plan && teams.find(({ id }) => id === plan.teamId);
}
