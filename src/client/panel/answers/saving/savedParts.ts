import { useMemo, useSyncExternalStore } from 'react';
import type { Outbox, OutboxStatus } from '#client/api/outbox.ts';
import type { OutboxItem } from '#client/api/outboxStore.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { evaluation } from '#contract/evaluation.ts';
import { guidance } from '#contract/guidance.ts';
import type { Team } from '#contract/teams.ts';
import { CRITERIA, type Points } from '#domain/scoring.ts';
import { MISSION_LEVELS, type MissionLevel } from '#domain/vocabulary.ts';
import type { UnsavedNotes } from './keptNotes.ts';
import { evaluationBody, parseUnsavedMarks, type UnsavedMarks } from './marks.ts';

/**
 * What a teacher asked to save and the server does not have yet. It waits in the account's outbox, so that it follows by itself over
 * lost networks, other pages and reloads (ruling 15). What was only chosen or typed is never there.
 */

const MARKS = 'marks';
const NOTE = 'note';

/** What a waiting call is about; null for any other. */
export interface AskedSave {
  teamId: string;
  /** Of a comment; null for marks. */
  level: MissionLevel | null;
}

export function askedSaveOf({ subject }: Pick<OutboxItem, 'subject'>): AskedSave | null {
  const [kind, teamId = '', which = ''] = subject.split(':');
  if (kind === MARKS) return { teamId, level: null };
  const level = MISSION_LEVELS.find((known) => String(known) === which);
  return kind === NOTE && level !== undefined ? { teamId, level } : null;
}

/** Work on one team that is not saved. */
export interface Unsaved {
  marks: UnsavedMarks;
  notes: UnsavedNotes;
}

/** Sends all of it, each part on its own; a newer one takes the place of one that still waits, and the same is not sent twice. */
export function askToSave(account: string, team: Team, { marks, notes }: Unsaved): void {
  const outbox = accountOutbox(account);
  const teamId = team._id;
  if (Object.keys(marks).length > 0) {
    const body = { teamId, points: evaluationBody(marks), seen: seenMarks(marks, team.points) };
    void outbox.enqueue(evaluation.evaluateTeam, { body }, { subject: `${MARKS}:${teamId}` });
  }
  for (const level of MISSION_LEVELS) {
    const text = notes[level]?.trim();
    if (text === undefined) continue;
    const request = { params: { teamId, level }, body: { text } };
    void outbox.enqueue(guidance.writeNote, request, { subject: `${NOTE}:${teamId}:${level}` });
  }
  outbox.retryNow();
}

/** Takes back what still waits: a comment of a level, or all marks. */
export function withdraw(account: string, { teamId, level }: AskedSave): void {
  accountOutbox(account).withdraw(level === null ? `${MARKS}:${teamId}` : `${NOTE}:${teamId}:${level}`);
}

/** Of the marks that are sent, what the server had when they were chosen; null where nothing was given. */
function seenMarks(marks: UnsavedMarks, saved: Points) {
  const seen: Record<string, Record<string, number | null>> = {};
  for (const level of MISSION_LEVELS) {
    const { marked, ...given } = saved[`level${level}`];
    for (const criterion of CRITERIA) {
      if (marks[level]?.[criterion] === undefined) continue;
      const value = marked[criterion] ? given[criterion] : null;
      seen[`level${level}`] = { ...seen[`level${level}`], [criterion]: value };
    }
  }
  return seen;
}

/** What waits for one team, and whether it is on its way. */
export interface Asked extends Unsaved {
  status: OutboxStatus;
}

/** The same, followed; rows of other teams are not drawn again. */
export function useAsked(account: string, teamId: string): Asked {
  const outbox = accountOutbox(account);
  const text = useSyncExternalStore(outbox.subscribe, () => askedText(outbox, teamId));
  return useMemo(() => JSON.parse(text) as Asked, [text]);
}

function askedText(outbox: Outbox, teamId: string): string {
  const asked: Asked = { status: 'idle', marks: {}, notes: {} };
  for (const item of outbox.items()) {
    const about = askedSaveOf(item);
    if (about?.teamId !== teamId) continue;
    asked.status = outbox.state().status;
    if (about.level === null) asked.marks = sentMarks(item);
    else asked.notes[about.level] = sentText(item);
  }
  return JSON.stringify(asked);
}

function sentMarks({ request }: OutboxItem): UnsavedMarks {
  const { points = {} } = (request.body ?? {}) as { points?: Record<string, unknown> };
  const byLevel = Object.entries(points).map(([name, given]) => [name.replace('level', ''), given]);
  return parseUnsavedMarks(JSON.stringify(Object.fromEntries(byLevel)));
}

/** The words of a comment that waits or was sent. */
export function sentText({ request }: OutboxItem): string {
  const { text } = (request.body ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}
