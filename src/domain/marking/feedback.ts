import { addDays, isDay } from '../records/retention.ts';
import type { MissionLevel } from '../vocabulary.ts';
import { isMarked, type Marked } from './scoring.ts';

// What a team reads of a marked mission, and until when its teacher holds it back (decision 0080).

/** Number of days ahead to which feedback can be held back. */
const HOLD_DAYS_MAX = 366;

const LISBON = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon' });

/** Returns the day 'yyyy-mm-dd' in Portugal at a time in milliseconds since 1970. */
export function lisbonDay(ms: number): string {
  return LISBON.format(ms);
}

/** Returns whether nothing of marks, notes and answers reaches the teams of a class: its day, from 00:00 on, has not come. */
export function isHeld(until: string | null, today: string): until is string {
  return until !== null && today < until;
}

/** Returns why feedback cannot be held back until this day, in Portuguese; null when it can. `today` as in lisbonDay. */
export function validateHold(until: string, today: string): string | null {
  if (!isDay(until)) return 'Escolha uma data.';
  if (until <= today) return 'Escolha um dia a partir de amanhã.';
  return until > addDays(today, HOLD_DAYS_MAX) ? 'Escolha um dia dentro de um ano.' : null;
}

/** Returns whether a team may read what was said of its mission: posted, not given back, and every mark given. */
export function isFeedbackReady(level: MissionLevel, mark: { marked: Marked } | undefined): boolean {
  return mark !== undefined && isMarked(level, mark.marked);
}
