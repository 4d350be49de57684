import type { OutboxStatus } from '#client/api/outbox.ts';
import type { Notes } from '#contract/school/teams.ts';
import type { Criterion, Points } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { type Edited, isEdited, NOTHING_EDITED } from './editedParts.ts';
import { savedMark } from './markChoices.ts';
import { NOTHING_PENDING, type Pending } from './pendingParts.ts';

/** One team's marks and comments as last received from the server. */
export interface Saved {
  points: Points;
  notes: Notes | null;
}

/** One team's marks and comments: saved on the server, sent but unanswered, and edited on this device. */
export interface TeamWork {
  /** Null until the team was shown, or a save was acknowledged, on this page. */
  saved: Saved | null;
  pending: Pending;
  edited: Edited;
}

export interface MarksState {
  /** By team id. A team without unsaved work that was not shown is left out. An unchanged part keeps its identity. */
  teams: Readonly<Record<string, TeamWork>>;
  /** Status of the outbox. */
  status: OutboxStatus;
  /** Whether all unsaved work survives a reload. */
  isStored: boolean;
}

export const NO_WORK: TeamWork = { saved: null, pending: NOTHING_PENDING, edited: NOTHING_EDITED };

/** Combines saved, edited and pending work by team id. */
export function teamsOf(
  saved: ReadonlyMap<string, Saved>,
  edited: Readonly<Record<string, Edited>>,
  pending: Readonly<Record<string, Pending>>,
): Record<string, TeamWork> {
  const ids = new Set([...saved.keys(), ...Object.keys(edited), ...Object.keys(pending)]);
  const workOf = (id: string): TeamWork => ({
    saved: saved.get(id) ?? null,
    pending: pending[id] ?? NOTHING_PENDING,
    edited: edited[id] ?? NOTHING_EDITED,
  });
  return Object.fromEntries([...ids].map((id) => [id, workOf(id)]));
}

/** Returns the comment that was saved elsewhere while another one was written here, '' when it was deleted; null for none. */
export function noteElsewhere({ saved, pending, edited }: TeamWork, level: MissionLevel): string | null {
  const replaced = edited.replaced[level];
  if (edited.notes[level] === undefined || replaced === undefined || pending.notes[level] !== undefined) return null;
  const now = saved?.notes?.[`level${level}`] ?? '';
  return now === replaced ? null : now;
}

/**
 * Returns the mark that was saved elsewhere while another one was chosen here: 'none' when it was removed, null when nothing
 * changed.
 */
export function markElsewhere(
  { saved, pending, edited }: TeamWork,
  level: MissionLevel,
  criterion: Criterion,
): number | 'none' | null {
  const seen = edited.marks[level]?.[criterion]?.seen;
  if (saved === null || seen === undefined || pending.marks !== null) return null;
  const now = savedMark(saved.points, level, criterion);
  return now === seen ? null : (now ?? 'none');
}

/** Returns the ids of the teams that have unconfirmed marks or comments. */
export function unsavedTeams({ teams }: MarksState): string[] {
  return Object.entries(teams).flatMap(([teamId, { edited }]) => (isEdited(edited) ? [teamId] : []));
}
