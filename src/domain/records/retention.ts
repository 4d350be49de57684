import { DAY_MS } from '../day.ts';
import { KEEP_WARNING_DAYS, KEEP_YEARS_MAX } from '../limits.ts';

/**
 * How long a class is kept, in days written 'aaaa-mm-dd' (UTC, at most an hour behind Portugal's). First the warning,
 * then the bin, then nothing: see docs/privacy.md.
 */

/**
 * Who ends the keeping of a class whose time is over: a person, who is asked until somebody decides, or the server by
 * itself (RETENTION; ruling 29).
 */
export const RETENTIONS = ['ask', 'auto'] as const;
export type Retention = (typeof RETENTIONS)[number];

/** What the rules know of one class. */
export interface Kept {
  /** Its last day of keeping: on it the data go, if the warning has stood long enough. */
  until: string;
  /** On how many different days the server has shown the warning. */
  warnedDays: number;
  /** The last of them; null: none yet. */
  warnedOn: string | null;
}

const AUGUST = 8;

/** The day of a moment in milliseconds. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** 31 August after the school year of this day; whoever makes a class in August makes it for the year to come. */
export function defaultKeepUntil(day: string): string {
  const year = yearOf(day) + (Number(day.slice(5, 7)) >= AUGUST ? 1 : 0);
  return `${year}-08-31`;
}

/** The furthest day to which a class made on this day can be kept. */
export function latestKeepUntil(madeOn: string): string {
  const year = yearOf(madeOn) + KEEP_YEARS_MAX;
  return `${year}${madeOn.slice(4)}`.replace('-02-29', '-02-28');
}

/** Why this day cannot be the end of keeping, in words; null when it can. */
export function keepRefusal(until: string, { madeOn, today }: { madeOn: string; today: string }): string | null {
  if (!isDay(until)) return 'Escolha uma data.';
  if (until < today) return 'A data já passou.';
  return until > latestKeepUntil(madeOn) ? `Não pode passar de ${KEEP_YEARS_MAX} anos desde a criação da turma.` : null;
}

/** Whether the end is so near that the teacher is warned. */
export function isEnding({ until }: Pick<Kept, 'until'>, today: string): boolean {
  return today >= addDays(until, -KEEP_WARNING_DAYS);
}

/** Whether its last day has come. */
export function isOver({ until }: Pick<Kept, 'until'>, today: string): boolean {
  return today >= until;
}

/**
 * The day on which the data go to the bin: not before their last day, and not before the warning has stood
 * KEEP_WARNING_DAYS whole days while the server ran.
 */
export function erasureDay(kept: Kept, today: string): string {
  const earlier = kept.warnedOn === today ? kept.warnedDays - 1 : kept.warnedDays;
  const warned = addDays(today, Math.max(0, KEEP_WARNING_DAYS - earlier));
  return isEnding(kept, today) && warned > kept.until ? warned : kept.until;
}

/** Whether that day has come. */
export function isDue(kept: Kept, today: string): boolean {
  return erasureDay(kept, today) <= today;
}

/** How long something lies in the bin: until a moment, and for so many days more on which the server runs. */
export interface BinStay {
  goesAt: Date;
  daysLeft: number;
  /** The last day that is counted; null: none yet. */
  countedOn: string | null;
}

/** When it is forgotten, if the server runs every day from now on. */
export function binEnd({ goesAt, daysLeft, countedOn }: BinStay, today: string): Date {
  const last = new Date(`${addDays(today, countedOn === today ? daysLeft : daysLeft - 1)}T00:00:00Z`);
  return daysLeft > 0 && last > goesAt ? last : goesAt;
}

/** 'aaaa-mm-dd' of a day that exists. */
function isDay(day: string): boolean {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(ms) && dayOf(ms) === day;
}

function addDays(day: string, days: number): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
