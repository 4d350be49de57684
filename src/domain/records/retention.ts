import { DAY_MS } from '../day.ts';
import { KEEP_WARNING_DAYS, KEEP_YEARS_MAX } from '../limits.ts';
import { schoolYearOf } from '../schoolYear.ts';

// Retention of classes, in days as 'yyyy-mm-dd' (UTC, at most an hour behind Portugal's). First a warning, then the bin,
// then erasure: see docs/privacy.md.

/** Who ends an expired class: 'ask' waits for a person's decision, 'auto' lets the server do it (RETENTION; ruling 29). */
export const RETENTIONS = ['ask', 'auto'] as const;
export type Retention = (typeof RETENTIONS)[number];

/** The retention state of one class. */
export interface RetentionState {
  /** The last day: the data go to the bin on it, if the warning was shown long enough. */
  until: string;
  /** Number of days on which the server has shown the warning. */
  warnedDays: number;
  /** The last of these days; null when there is none. */
  warnedOn: string | null;
}

const DAYS_OF_AUGUST = 31;

/** Returns the UTC day of a time in milliseconds since 1970. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Returns the 31 August that ends the school year of a class created on this day; one created in August is for the next. */
export function defaultKeepUntil(day: string): string {
  return `${schoolYearOf(addDays(day, DAYS_OF_AUGUST)) + 1}-08-31`;
}

/** Returns the last day until which a class created on `madeOn` can be kept. */
export function latestKeepUntil(madeOn: string): string {
  const year = yearOf(madeOn) + KEEP_YEARS_MAX;
  return `${year}${madeOn.slice(4)}`.replace('-02-29', '-02-28');
}

/** Returns why a class cannot be kept until this day, in Portuguese; null when it can. */
export function validateKeepUntil(until: string, { madeOn, today }: { madeOn: string; today: string }): string | null {
  if (!isDay(until)) return 'Escolha uma data.';
  if (until < today) return 'A data já passou.';
  return until > latestKeepUntil(madeOn) ? `Não pode passar de ${KEEP_YEARS_MAX} anos desde a criação da turma.` : null;
}

/** Returns whether the last day is within KEEP_WARNING_DAYS, so the teacher is warned. */
export function isEnding({ until }: Pick<RetentionState, 'until'>, today: string): boolean {
  return today >= addDays(until, -KEEP_WARNING_DAYS);
}

/** Returns whether the last day has come. */
export function isOver({ until }: Pick<RetentionState, 'until'>, today: string): boolean {
  return today >= until;
}

/**
 * Returns the day on which the data go to the bin: not before the last day, and not before the warning was shown on
 * KEEP_WARNING_DAYS whole days on which the server ran.
 */
export function dueDay(kept: RetentionState, today: string): string {
  const earlier = kept.warnedOn === today ? kept.warnedDays - 1 : kept.warnedDays;
  const warned = addDays(today, Math.max(0, KEEP_WARNING_DAYS - earlier));
  return isEnding(kept, today) && warned > kept.until ? warned : kept.until;
}

/** Returns whether dueDay has come. */
export function isDue(kept: RetentionState, today: string): boolean {
  return dueDay(kept, today) <= today;
}

/** How long an entry stays in the bin: until `goesAt`, and at least `daysLeft` more days on which the server runs. */
export interface BinStay {
  goesAt: Date;
  daysLeft: number;
  /** The last counted day; null when there is none. */
  countedOn: string | null;
}

/** Returns when the entry is removed, if the server runs every day from now on. */
export function binEnd({ goesAt, daysLeft, countedOn }: BinStay, today: string): Date {
  const last = new Date(`${addDays(today, countedOn === today ? daysLeft : daysLeft - 1)}T00:00:00Z`);
  return daysLeft > 0 && last > goesAt ? last : goesAt;
}

/** Returns whether the text is an existing day as 'yyyy-mm-dd'. */
export function isDay(day: string): boolean {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(ms) && dayOf(ms) === day;
}

/** Returns the day that is `days` after this one, both as 'yyyy-mm-dd'. */
export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
