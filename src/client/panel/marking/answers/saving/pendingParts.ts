import type { Outbox } from '#client/api/outbox.ts';
import type { OutboxItem } from '#client/api/outboxStore.ts';
import { evaluation } from '#contract/marking/evaluation.ts';
import { guidance } from '#contract/marking/guidance.ts';
import { MISSION_LEVELS, type MissionLevel } from '#domain/vocabulary.ts';
import type { SaveUnit } from './editedParts.ts';
import { evaluationBody, type MarkChoices, parseSentMarks, type SentMarks } from './markChoices.ts';

/** One team's calls in the outbox; at most one call per part. */
export interface Pending {
  /** Null when no marks are pending. */
  marks: SentMarks | null;
  notes: Partial<Record<MissionLevel, string>>;
}

export const NOTHING_PENDING: Pending = { marks: null, notes: {} };

const MARKS = 'marks';
const NOTE = 'note';

/** Returns the part that an outbox item saves; null when the item saves no part. */
export function saveUnitOf({ subject }: Pick<OutboxItem, 'subject'>): SaveUnit | null {
  const [kind, teamId = '', which = ''] = subject.split(':');
  if (kind === MARKS) return { teamId, level: null };
  const level = MISSION_LEVELS.find((known) => String(known) === which);
  return kind === NOTE && level !== undefined ? { teamId, level } : null;
}

/** Sends marks through the outbox, which retries over lost networks, other pages and reloads (ruling 15). */
export function sendMarks(outbox: Outbox, teamId: string, choices: MarkChoices): void {
  const body = { teamId, ...evaluationBody(choices) };
  void outbox.enqueue(evaluation.evaluateTeam, { body }, { subject: `${MARKS}:${teamId}` });
}

/** A comment with the version of the answer that it is about, and the saved one that it replaces; undefined when not known. */
interface Note {
  text: string;
  version: number | undefined;
  seen: string | undefined;
}

/** Sends a comment in the same way. */
export function sendNote(outbox: Outbox, teamId: string, level: MissionLevel, note: Note): void {
  // What is undefined is left out of the body.
  const request = { params: { teamId, level }, body: { ...note } };
  void outbox.enqueue(guidance.writeNote, request, { subject: `${NOTE}:${teamId}:${level}` });
}

/** Returns the pending marks and comments in the outbox, by team id. */
export function readPending(outbox: Outbox): Record<string, Pending> {
  const teams: Record<string, Pending> = {};
  for (const item of outbox.items()) {
    const part = saveUnitOf(item);
    if (part === null) continue;
    const { teamId, level } = part;
    const before = teams[teamId] ?? NOTHING_PENDING;
    teams[teamId] =
      level === null
        ? { ...before, marks: marksIn(item) }
        : { ...before, notes: { ...before.notes, [level]: noteIn(item) } };
  }
  return teams;
}

/** Returns whether anything is pending. */
export function isPending({ marks, notes }: Pending): boolean {
  return marks !== null || Object.keys(notes).length > 0;
}

/** Returns the text of a comment that was sent. */
export function noteIn({ request }: OutboxItem): string {
  const { text } = (request.body ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

function marksIn({ request }: OutboxItem): SentMarks {
  const { points } = (request.body ?? {}) as { points?: unknown };
  return parseSentMarks(points);
}
