import { dayOf, isDay } from '../records/retention.ts';
import { schoolYearOf, schoolYearStart } from '../schoolYear.ts';

/** What became of a plan, as an entry of its diary says. */
export const PLAN_PROGRESS = ['requested', 'approved', 'doing', 'done', 'impossible'] as const;
export type PlanProgress = (typeof PLAN_PROGRESS)[number];

const HOUR_MS = 60 * 60_000;

/** Returns whether an entry with this progress needs a reason. */
export function needsReason(progress: PlanProgress): boolean {
  return progress === 'impossible';
}

/** Returns the last day that an entry may have: today in Portugal, which is at most an hour ahead of UTC. */
export function latestEntryDay(now: number): string {
  return dayOf(now + HOUR_MS);
}

/**
 * Returns why an entry cannot have this day, in Portuguese; null when it can: from the beginning of the school year in which
 * the plan was submitted until today. Times are in milliseconds since 1970.
 */
export function validateEntryDay(
  day: string,
  { submittedAt, now }: { submittedAt: number; now: number },
): string | null {
  if (!isDay(day)) return 'A data não existe.';
  if (day > latestEntryDay(now)) return 'A data ainda não chegou.';
  const first = schoolYearStart(schoolYearOf(dayOf(submittedAt)));
  return day < first ? 'A data é anterior ao ano letivo do plano.' : null;
}

interface DatedEntry {
  /** 'yyyy-mm-dd' */
  day: string;
  progress: PlanProgress;
}

/** Returns the progress of the last entry of these, which are the latest first; null without entries. */
export function currentProgress(entries: readonly DatedEntry[]): PlanProgress | null {
  return entries[0]?.progress ?? null;
}
