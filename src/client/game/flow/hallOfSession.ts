import type { ShipNumber } from '#domain/vocabulary.ts';
import type { CouncilSession } from './CouncilSession.ts';
import type { HallTeam, HallView } from './HallView.ts';

/** Returns the hall as a team's device knows it: the teams with a plan in the session, and its own applause. */
export function hallOfSession(session: CouncilSession): HallView {
  const { plans, phase, paused, presenting, toEarth } = session;
  const teams = new Map(plans.map(({ team }) => [team._id, team]));
  return {
    teams: [...teams.values()].map(
      ({ _id, name, className, ship }): HallTeam => ({
        id: _id,
        name,
        className,
        ship: ship as ShipNumber | null,
        isThere: true,
        hasVoted: false,
      }),
    ),
    plans: plans.map(({ _id, team, applause }) => ({ id: _id, teamId: team._id, applause })),
    phase,
    isPaused: paused,
    presenting,
    winner: phase === 'result' || phase === 'earth' ? toEarth : null,
  };
}
