import type { MissionLevel } from '../vocabulary.ts';
import type { Cell } from './csv.ts';
import { CRITERION_NAMES } from './markWords.ts';
import type { Criterion } from './scoring.ts';

// The rows of the exported table of own phrases.

export const PHRASES_HEADINGS: readonly Cell[] = ['Frase', 'Atalho', 'Missão', 'Critério', 'Vezes usada'];

/** Returns the row of an own phrase; a mission or criterion that is any is an empty cell. */
export function phraseCells(phrase: {
  text: string;
  shortcut: string | null;
  level: MissionLevel | null;
  criterion: Criterion | null;
  uses: number;
}): Cell[] {
  const { text, shortcut, level, criterion, uses } = phrase;
  return [text, shortcut, level, criterion && CRITERION_NAMES[criterion], uses];
}
