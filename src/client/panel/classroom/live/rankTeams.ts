import type { LiveClass, LiveTeam } from '#contract/classroom/lessons.ts';
import { compareAttention, latest, type TeamAttention, teamAttention } from '#domain/classroom/teamAttention.ts';
import { partAtLevel } from '#domain/game/progression.ts';

/** A team with its most urgent attention. */
export interface SeenTeam {
  team: LiveTeam;
  attention: TeamAttention;
  /** When any of its devices last reported; null without one. */
  seenAt: number | null;
}

export type Order = 'help' | 'name' | 'progress';

/** Returns the teams of a class in this order. Equal ones stay in the order of their names. */
export function seenTeams(live: LiveClass, now: number, order: Order): SeenTeam[] {
  const stuckMs = live.settings.stuckMinutes * 60_000;
  const seen = live.teams.map((team) => ({
    team,
    attention: teamAttention({ ...team, isFinished: partAtLevel(team.level) === null }, { now, stuckMs }),
    seenAt: latest(team.devices)?.seenAt ?? null,
  }));
  if (order === 'help') return seen.sort((one, other) => compareAttention(one.attention, other.attention));
  return order === 'progress' ? seen.sort((one, other) => one.team.level - other.team.level) : seen;
}

/** Returns the teams in the order of these ids, and new ones after them. */
export function inOrderOf(seen: readonly SeenTeam[], ids: readonly string[]): SeenTeam[] {
  const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...seen].sort((one, other) => place(one.team._id) - place(other.team._id));
}
