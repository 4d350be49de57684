import type { Council } from '#contract/council/session/councils.ts';
import type { CouncilHall } from '#contract/council/session/hall.ts';
import type { CouncilResult, PublicCouncilResult } from '#contract/council/session/shapes.ts';
import type { TeamCouncil } from '#contract/council/session/teamCouncil.ts';
import { hasPhase } from '#domain/council/session/phases.ts';
import { isVoteOver, leftMsAt } from '#domain/council/session/steering.ts';
import { DEVICE_OFFLINE_MS } from '#domain/limits.ts';
import type { CouncilRow, CouncilTeamRow, PlanRow } from './councilRow.queries.ts';
import type { OwnPart } from './teamCouncil.queries.ts';

export function presentCouncilTeam({ id, name, className, ship, theme }: CouncilTeamRow) {
  return { _id: id, name, className, ship, theme };
}

/** Returns whether teams and the hall may see the result now. */
export function isResultOpen(row: CouncilRow): boolean {
  return row.resultShown && isVoteOver(row, row.setup);
}

/** Presents a session to its teacher at `now`. */
export function presentCouncil(row: CouncilRow, now: number): Council {
  return {
    ...placeOf(row, now),
    _id: row.id,
    code: row.code,
    classes: row.classes.map(({ id, name }) => ({ _id: id, name })),
    setup: row.setup,
    seed: row.seed,
    plans: row.plans.map((plan) => ({
      _id: plan.id,
      team: presentCouncilTeam(plan.team),
      text: plan.text,
      cost: plan.cost,
      place: plan.place,
      applause: applauseOf(row, plan),
      readers: row.teams.filter(({ readings }) => readings.includes(plan.id)).length,
      readBy: row.teams.filter(({ readings, read }) => readings.includes(plan.id) && read.includes(plan.id)).length,
      withdrawn: !plan.shown,
    })),
    teams: row.teams.map((team) => ({
      ...presentCouncilTeam(team),
      readings: team.readings.length,
      read: team.readings.filter((plan) => team.read.includes(plan)).length,
      voted: team.voted,
    })),
    startedAt: row.startedAt,
    closedAt: row.closedAt,
  };
}

/** Presents a session for everybody to see at `now`: no names of pupils, and no text but that of the presented plan. */
export function presentHall(row: CouncilRow, now: number, result: CouncilResult | null): CouncilHall {
  const place = placeOf(row, now);
  return {
    ...place,
    code: row.code,
    classes: row.classes.map(({ name }) => name),
    ballot: row.setup.ballot,
    teams: row.teams.map((team) => ({
      ...presentCouncilTeam(team),
      isThere: team.seenAt !== null && now - team.seenAt < DEVICE_OFFLINE_MS,
      hasVoted: team.voted,
    })),
    plans: row.plans.map((plan) => ({
      _id: plan.id,
      team: presentCouncilTeam(plan.team),
      place: plan.place,
      text: plan.id === place.presenting ? plan.text : null,
      applause: applauseOf(row, plan),
      withdrawn: !plan.shown,
    })),
    result: presentResult(row, result),
  };
}

/** Presents a session to one of its teams at `now`. A withdrawn plan has no text. */
export function presentTeamCouncil(
  row: CouncilRow,
  { teamId, own, now, result }: { teamId: string; own: OwnPart; now: number; result: CouncilResult | null },
): TeamCouncil {
  const { readings = [], read = [], applause = {}, duels = [], changes = 0 } = own.member ?? {};
  return {
    ...placeOf(row, now),
    revision: row.revision + changes,
    _id: row.id,
    ballot: row.setup.ballot,
    plans: row.plans.map((plan) => ({
      _id: plan.id,
      team: presentCouncilTeam(plan.team),
      text: plan.shown ? plan.text : '',
      place: plan.place,
      mine: plan.team.id === teamId,
      given: readings.includes(plan.id),
      read: read.includes(plan.id),
      applause: applause[plan.id] ?? 0,
      withdrawn: !plan.shown,
    })),
    duels,
    vote: own.vote?.ballot ?? null,
    abstained: own.vote !== null && own.vote.ballot === null,
    voteVersion: own.vote?.version ?? 0,
    result: presentResult(row, result),
  };
}

/** Presents the result without the map of teams, from which one can tell how a team voted. */
function presentResult(row: CouncilRow, result: CouncilResult | null): PublicCouncilResult | null {
  if (result === null || !isResultOpen(row)) return null;
  const { reason, map } = result.agreement;
  return { ...result, agreement: { reason, agreed: map?.agreed.map(({ _id }) => _id) ?? null } };
}

function placeOf(row: CouncilRow, now: number) {
  const presented = row.plans.find(({ id, shown }) => id === row.presenting && shown);
  return {
    revision: row.revision,
    state: row.state,
    phase: row.phase,
    phases: row.setup.phases,
    leftMs: leftMsAt(row, now),
    paused: row.state === 'running' && row.endsAt === null,
    presenting: presented?.id ?? null,
    resultShown: isResultOpen(row),
    toEarth: hasPhase(row.setup, 'vote') && !isResultOpen(row) ? null : row.toEarth,
  };
}

function applauseOf({ teams }: CouncilRow, { id }: PlanRow): number {
  return teams.reduce((sum, { applause }) => sum + (applause[id] ?? 0), 0);
}
