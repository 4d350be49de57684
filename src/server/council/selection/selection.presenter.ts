import type { Judgement, Reading, SelectedPlan, SelectionResult } from '#contract/council/selection.ts';
import { isCurrent, isFullyRead, meanScore } from '#domain/council/selection/judgements.ts';
import { mentionedNames } from '#domain/council/selection/mentionedNames.ts';
import { classYear } from '#domain/school/classYear.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { storedTheme } from '#server/game/stored.ts';
import type { PlanRow } from './plans.queries.ts';
import type { ReadingRow } from './readings.queries.ts';

interface Submitted {
  submittedAt: Date;
}

/** Presents a plan for administrators; judgements only once it is fully read. */
export function presentPlan(plan: PlanRow, readings: readonly ReadingRow[]): SelectedPlan {
  const fullyRead = isPlanFullyRead(plan, readings);
  const judgements = fullyRead ? judgementsOf(plan, readings) : [];
  const chosen = isChosen(plan);
  return {
    _id: plan.id,
    teamName: plan.teamName,
    class: plan.className,
    school: plan.schoolName,
    teacher: plan.teacherName,
    teacherId: plan.teacherId,
    solar: THEME_NAMES[storedTheme(plan.theme)],
    proposal: plan.text,
    submittedAt: seconds(plan.submittedAt),
    readers: readings.map((row) => {
      const given = presentJudgement(plan, row);
      const base = { _id: row.accountId, name: row.name, read: given !== null };
      return fullyRead && given !== null ? { ...base, judgement: given } : base;
    }),
    fullyRead,
    mean: meanScore(judgements),
    mentioned: mentionedNames(plan.members, [plan.teamName, plan.text, chosen ? (plan.reason ?? '') : '']),
    choice: chosen && plan.chosenAt ? { reason: plan.reason ?? '', at: seconds(plan.chosenAt) } : null,
  };
}

/** Presents a plan for one of its readers: the others' judgements only once it is fully read, and without names. */
export function presentReading(
  plan: Submitted & { id: string; text: string; theme: string },
  readings: readonly ReadingRow[],
  readerId: string,
): Reading {
  const own = readings.find(({ accountId }) => accountId === readerId);
  const final = isPlanFullyRead(plan, readings);
  const others = readings.filter(({ accountId }) => accountId !== readerId);
  return {
    _id: plan.id,
    solar: THEME_NAMES[storedTheme(plan.theme)],
    proposal: plan.text,
    judgement: own ? presentJudgement(plan, own) : null,
    others: final ? judgementsOf(plan, others) : [],
    final,
  };
}

/** Presents the published result, with nothing about a pupil or a teacher. */
export function presentResult(year: number, at: Date | null, plans: readonly PlanRow[]): SelectionResult {
  return {
    year,
    publishedAt: at && seconds(at),
    plans: plans.map(({ teamName, className, schoolName, theme, text, reason }) => ({
      teamName,
      classYear: classYear(className),
      school: schoolName,
      solar: THEME_NAMES[storedTheme(theme)],
      proposal: text,
      reason: reason ?? '',
    })),
  };
}

/** Returns whether a plan is on the shortlist with its current text. */
export function isChosen({ chosenAt, submittedAt }: Submitted & { chosenAt: Date | null }): boolean {
  return isCurrent(chosenAt, submittedAt);
}

/** Returns whether everybody who reads this plan has judged its current text. */
export function isPlanFullyRead(plan: Submitted, readings: readonly ReadingRow[]): boolean {
  return isFullyRead({ readers: readings.length, given: judgementsOf(plan, readings).length });
}

function judgementsOf(plan: Submitted, readings: readonly ReadingRow[]): Judgement[] {
  return readings.flatMap((row) => presentJudgement(plan, row) ?? []);
}

/** Returns null unless the current text was judged. */
function presentJudgement({ submittedAt }: Submitted, row: ReadingRow): Judgement | null {
  const { community, feasible, fair, words, judgedAt } = row;
  if (community === null || feasible === null || fair === null || !isCurrent(judgedAt, submittedAt)) return null;
  return { community, feasible, fair, words, at: seconds(judgedAt) };
}

export function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1_000);
}
