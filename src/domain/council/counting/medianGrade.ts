import { countOf, type PlainCount, rankPlans } from './ranking.ts';
import { type BallotsRead, numbersOf } from './readBallots.ts';

/**
 * Ranks plans by Majority Judgment (Balinski and Laraki, 2007): by their median stars, and equal medians by the grades that
 * are next when the median ones are taken away one by one. A plan without a vote comes last. `score` is the median in stars:
 * the most that more than half of the teams gave at least; 0 without a vote.
 */
export function medianGrade(read: BallotsRead): PlainCount<'medianGrade'> {
  const stars = numbersOf(read);
  const medians = new Map([...stars].map(([plan, given]) => [plan, medianOf(given)]));
  const ranking = rankPlans(medians, (a, b) => compareGrades(stars.get(a) ?? [], stars.get(b) ?? []));
  return countOf('medianGrade', ranking, read);
}

/** Returns the lower of the middle grades; 0 without a grade. */
function medianOf(grades: readonly number[]): number {
  return ascending(grades)[Math.ceil(grades.length / 2) - 1] ?? 0;
}

/**
 * Compares grades by Majority Judgment: negative when `a` is better, 0 for the same grades. Where plans have different
 * numbers of grades, both are repeated until they have the same, which changes none of their shares.
 */
export function compareGrades(a: readonly number[], b: readonly number[]): number {
  if (a.length === 0 || b.length === 0) return Math.sign(b.length - a.length);
  const ofA = fromTheMiddle(repeated(a, b.length));
  const ofB = fromTheMiddle(repeated(b, a.length));
  const place = ofA.findIndex((grade, index) => grade !== ofB[index]);
  return place === -1 ? 0 : (ofB[place] ?? 0) - (ofA[place] ?? 0);
}

/** Returns the grades in the order in which each is the lower median of those left: 2, 3, 1, 4 of 1 to 4. */
function fromTheMiddle(grades: readonly number[]): number[] {
  const sorted = ascending(grades);
  const middle = Math.ceil(sorted.length / 2) - 1;
  const isEven = sorted.length % 2 === 0;
  return sorted.map((_, step) => {
    const away = Math.ceil(step / 2);
    const isAbove = isEven ? step % 2 === 1 : step % 2 === 0;
    return sorted[middle + (isAbove ? away : -away)] ?? 0;
  });
}

function repeated(grades: readonly number[], times: number): number[] {
  return grades.flatMap((grade) => Array.from({ length: times }, () => grade));
}

function ascending(grades: readonly number[]): number[] {
  return [...grades].sort((x, y) => x - y);
}
