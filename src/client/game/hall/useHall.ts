import { useMemo } from 'react';
import { call } from '#client/api/call.ts';
import type { HallView } from '#client/game/flow/HallView.ts';
import { type ProjectorState, useProjectorState } from '#client/game/map/useProjectorState.ts';
import { type CouncilHall, councilHalls } from '#contract/council/session/hall.ts';
import type { ShipNumber } from '#domain/vocabulary.ts';

const readHall = (code: string, signal: AbortSignal) =>
  call(councilHalls.councilHall, { params: { code } }, { signal });

/** Follows the hall of the council session with this code. */
export function useCouncilHall(code: string): ProjectorState<CouncilHall> {
  return useProjectorState(code, readHall);
}

/** Returns the HallView of the stage; the same object while it is unchanged, so that the stage does not redraw. */
export function useHallView(hall: CouncilHall): HallView {
  const view = viewOf(hall);
  const key = JSON.stringify(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading makes a new object; `key` is its content
  return useMemo(() => view, [key]);
}

function viewOf({ teams, plans, phase, paused, presenting, toEarth }: CouncilHall): HallView {
  const present = new Set(teams.map(({ _id }) => _id));
  // A team that was moved to another class stays with its plan.
  const movedTeams = plans.flatMap(({ team }) =>
    present.has(team._id) ? [] : [{ ...team, isThere: false, hasVoted: null }],
  );
  return {
    teams: [...teams, ...movedTeams].map(({ _id, name, className, ship, isThere, hasVoted }) => {
      return { id: _id, name, className, ship: ship as ShipNumber | null, isThere, hasVoted };
    }),
    plans: plans.map(({ _id, team, applause }) => ({ id: _id, teamId: team._id, applause })),
    phase,
    isPaused: paused,
    presenting,
    winner: phase === 'result' || phase === 'earth' ? toEarth : null,
  };
}
