import type { Criterion } from './scoring.ts';

/** The two criteria of each mission. */
export const CRITERION_NAMES: Readonly<Record<Criterion, string>> = { p1: 'Resposta', p2: 'Trabalho de equipa' };

/** The meaning of one mark in one sentence, for the team that gets it and for the teacher who chooses it. */
interface MarkWords {
  team: string;
  teacher: string;
}
export type MarkReader = keyof MarkWords;

/** The meaning of each mark of a mission, by points (scoring.ts); p1 of mission 1 is computed, not chosen. */
export type MissionMarks = Readonly<Record<Criterion, Readonly<Record<number, MarkWords>>>>;

/** Returns the meaning of a mark for a reader; '' for points that are not a valid mark (spec, section 5). */
export function markWords(marks: MissionMarks, criterion: Criterion, points: number, reader: MarkReader): string {
  return marks[criterion][points]?.[reader] ?? '';
}
