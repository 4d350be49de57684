const FIRST_MONTH = 9;

/** Returns the year in which the school year of this day ('yyyy-mm-dd') began: in Portugal it runs from September to August. */
export function schoolYearOf(day: string): number {
  const year = Number(day.slice(0, 4));
  return Number(day.slice(5, 7)) >= FIRST_MONTH ? year : year - 1;
}

/** Returns the first day, as 'yyyy-mm-dd', of the school year that began in `year`. */
export function schoolYearStart(year: number): string {
  return `${year}-09-01`;
}

/** Returns '2025/2026' for the school year that began in 2025. */
export function schoolYearText(year: number): string {
  return `${year}/${year + 1}`;
}
