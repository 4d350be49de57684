import type { Criterion } from './scoring.ts';

/** What a teacher marks in each mission. */
export const CRITERION_NAMES: Readonly<Record<Criterion, string>> = { p1: 'Resposta', p2: 'Trabalho de equipa' };

/** What one mark says: to the team that got it, and to the teacher who chooses it. One sentence each. */
interface MarkWords {
  team: string;
  teacher: string;
}
export type MarkReader = keyof MarkWords;

/** What each mark of a mission means. Keys are points (scoring.ts); p1 of mission 1 is counted, not chosen. */
export type MissionMarks = Readonly<Record<Criterion, Readonly<Record<number, MarkWords>>>>;

/** One sentence on what a mark means, for that reader; '' for points that nobody can get (spec, section 5). */
export function markWords(marks: MissionMarks, criterion: Criterion, points: number, reader: MarkReader): string {
  return marks[criterion][points]?.[reader] ?? '';
}
