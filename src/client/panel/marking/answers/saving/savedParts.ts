import type { Outbox, OutboxStatus } from '#client/api/outbox.ts';
import type { OutboxItem } from '#client/api/outboxStore.ts';
import { evaluation } from '#contract/marking/evaluation.ts';
import { guidance } from '#contract/marking/guidance.ts';
import { MISSION_LEVELS, type MissionLevel } from '#domain/vocabulary.ts';
import { evaluationBody, type MarkChoices, parseSentMarks, type SentMarks } from './markChoices.ts';
import type { Part } from './unsavedWork.ts';

/**
 * Marks and comments on their way to the server, as items of the account's outbox: they follow by themselves over lost
 * networks, other pages and reloads (ruling 15). There is at most one item of each part at a time.
 */

const MARKS = 'marks';
const NOTE = 'note';

/** Returns what an item saves; null for any other item. */
export function partOf({ subject }: Pick<OutboxItem, 'subject'>): Part | null {
  const [kind, teamId = '', which = ''] = subject.split(':');
  if (kind === MARKS) return { teamId, level: null };
  const level = MISSION_LEVELS.find((known) => String(known) === which);
  return kind === NOTE && level !== undefined ? { teamId, level } : null;
}

export function sendMarks(outbox: Outbox, teamId: string, choices: MarkChoices): void {
  const body = { teamId, ...evaluationBody(choices) };
  void outbox.enqueue(evaluation.evaluateTeam, { body }, { subject: `${MARKS}:${teamId}` });
}

export function sendNote(outbox: Outbox, teamId: string, level: MissionLevel, text: string): void {
  const request = { params: { teamId, level }, body: { text } };
  void outbox.enqueue(guidance.writeNote, request, { subject: `${NOTE}:${teamId}:${level}` });
}

/** What is on its way for one team. */
export interface SentParts {
  /** Null: nothing. */
  marks: SentMarks | null;
  notes: Partial<Record<MissionLevel, string>>;
  status: OutboxStatus;
  /** Whether it outlives this page. */
  isStored: boolean;
}

export function sentPartsOf(outbox: Outbox, teamId: string): SentParts {
  const { status, isKept } = outbox.state();
  const sent: SentParts = { marks: null, notes: {}, status, isStored: isKept };
  for (const item of outbox.items()) {
    const part = partOf(item);
    if (part?.teamId !== teamId) continue;
    if (part.level === null) sent.marks = marksIn(item);
    else sent.notes[part.level] = noteIn(item);
  }
  return sent;
}

/** Returns the words of a comment that was sent. */
export function noteIn({ request }: OutboxItem): string {
  const { text } = (request.body ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

function marksIn({ request }: OutboxItem): SentMarks {
  const { points } = (request.body ?? {}) as { points?: unknown };
  return parseSentMarks(points);
}
