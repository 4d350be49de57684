import { THEME_NAMES, type Theme } from '../vocabulary.ts';
import type { Cell } from './csv.ts';
import { WEAKNESS_WORDS, type Weakness } from './itemAnalysis.ts';

// The exported table of how the questions of the quiz work: one row for each option, with counts and no team.

const ITEM_HEADINGS: readonly string[] = [
  'Sistema solar',
  'Desafio',
  'Pergunta',
  'Opção',
  'Texto da opção',
  'Certa no jogo',
  'Equipas que a escolheram',
  'Equipas que responderam',
  'Facilidade (de 0 a 1)',
  'Discriminação (de -1 a 1)',
  'A confirmar',
];
/** Decimals of the exported shares. */
const ROUNDING = 1_000;

interface ExportedItem {
  challenge: number;
  question: string;
  /** Counts from 0. */
  correct: number;
  options: readonly { label: string; teams: number }[];
  teams: number;
  facility: number | null;
  discrimination: number | null;
  weaknesses: readonly Weakness[];
}

/** Returns the headings and the rows, in the order of the game; what is not known is an empty cell. */
export function itemRows(themes: readonly { theme: Theme; questions: readonly ExportedItem[] }[]): Cell[][] {
  const rows = themes.flatMap(({ theme, questions }) =>
    questions.flatMap(({ challenge, question, correct, options, teams, ...item }) =>
      options.map(({ label, teams: chosen }, index): Cell[] => [
        THEME_NAMES[theme],
        challenge,
        question,
        index + 1,
        label,
        index === correct ? 'sim' : 'não',
        chosen,
        teams,
        rounded(item.facility),
        rounded(item.discrimination),
        item.weaknesses.map((weakness) => WEAKNESS_WORDS[weakness]).join(' ') || null,
      ]),
    ),
  );
  return [[...ITEM_HEADINGS], ...rows];
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * ROUNDING) / ROUNDING;
}
