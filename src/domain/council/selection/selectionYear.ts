import { dayOf } from '../../records/retention.ts';
import { schoolYearOf, schoolYearStart, schoolYearText } from '../../schoolYear.ts';

const FIRST_YEAR = 2_000;
const LAST_YEAR = 2_200;

/** The school years that a call accepts, by the calendar year of their selection. */
export const SELECTION_YEARS = { min: FIRST_YEAR, max: LAST_YEAR } as const;

/**
 * Returns the school year of a time in milliseconds since 1970, by the calendar year of its selection in May: 2027 is
 * September 2026 to August 2027 (UTC, at most an hour behind Portugal's). Plans submitted after May belong to it too.
 */
export function selectionYearOf(ms: number): number {
  return schoolYearOf(dayOf(ms)) + 1;
}

/** Returns when a school year begins, and when the next one does. */
export function selectionYearSpan(year: number): { from: Date; until: Date } {
  return { from: startOf(year - 1), until: startOf(year) };
}

/** Returns the name of a school year in Portuguese: '2026/2027'. */
export function selectionYearName(year: number): string {
  return schoolYearText(year - 1);
}

function startOf(year: number): Date {
  return new Date(`${schoolYearStart(year)}T00:00:00Z`);
}
