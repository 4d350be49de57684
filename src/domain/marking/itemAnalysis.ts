import { QUIZ_CHALLENGES } from './scoring.ts';

// How well each question of the quiz of mission 1 works: classical item analysis of the teams' first answers
// (decision 0076).

/** Teams from which on the discrimination of a question says something. */
export const DISCRIMINATION_TEAMS_MIN = 30;
/** Teams from which on a question is flagged: fewer say nothing about a question. */
export const FLAGGED_TEAMS_MIN = 5;
/** Shares in percent: a question that fewer get right is hard, one that more get right is easy. */
const HARD_BELOW_PERCENT = 30;
const EASY_ABOVE_PERCENT = 95;
const DISCRIMINATION_MIN = 0.2;
/** Two decimals more than are shown, so that a computed 0.2 is not taken for less. */
const ROUNDING = 1e-9;

/** One way to answer the whole quiz, and how many teams answered so. `chosen`: option indexes from 0, by challenge. */
export interface AnswerPattern {
  chosen: readonly (number | null)[];
  teams: number;
}

/** The options of a theme's questions, by challenge; `correct` counts from 0. */
export interface KeyedQuestion {
  correct: number;
  options: number;
}

/** Why a question is worth a look; see WEAKNESS_WORDS. */
export const WEAKNESSES = ['hard', 'easy', 'flat', 'trap'] as const;
export type Weakness = (typeof WEAKNESSES)[number];

export const WEAKNESS_WORDS: Readonly<Record<Weakness, string>> = {
  hard: `Muito difícil: menos de ${HARD_BELOW_PERCENT} % das equipas acertaram.`,
  easy: `Muito fácil: mais de ${EASY_ABOVE_PERCENT} % das equipas acertaram.`,
  flat: 'Não distingue: quem acerta nesta pergunta não acerta mais nas outras.',
  trap: 'Uma opção errada foi mais escolhida do que a certa: confirme a chave ou a pergunta.',
};

export interface ItemStatistics {
  teams: number;
  /** How many teams chose each option. */
  chosen: readonly number[];
  /** Share of teams that chose the right option, from 0 to 1; null without answers. */
  facility: number | null;
  /**
   * Correlation, from -1 to 1, between being right here and the number of right answers to the other questions
   * (point-biserial, corrected for the question itself); null with fewer than DISCRIMINATION_TEAMS_MIN teams, or when all
   * teams answered alike.
   */
  discrimination: number | null;
  weaknesses: readonly Weakness[];
}

/** Analyses one theme's quiz; returns one entry for each question, in their order. */
export function analyseQuiz(patterns: readonly AnswerPattern[], questions: readonly KeyedQuestion[]): ItemStatistics[] {
  const asked = questions.slice(0, QUIZ_CHALLENGES);
  return asked.map(({ correct, options }, position) => {
    const chosen = Array.from({ length: options }, (_, index) =>
      teamsOf(patterns.filter((pattern) => pattern.chosen[position] === index)),
    );
    const teams = chosen.reduce((sum, count) => sum + count, 0);
    const right = chosen[correct] ?? 0;
    const discrimination = teams < DISCRIMINATION_TEAMS_MIN ? null : correlation(pairsOf(patterns, asked, position));
    const facility = teams === 0 ? null : right / teams;
    return {
      teams,
      chosen,
      facility,
      discrimination,
      weaknesses: weaknessesOf({ teams, chosen, right, discrimination }),
    };
  });
}

interface Counted {
  teams: number;
  chosen: readonly number[];
  right: number;
  discrimination: number | null;
}

function weaknessesOf({ teams, chosen, right, discrimination }: Counted): Weakness[] {
  if (teams < FLAGGED_TEAMS_MIN) return [];
  const is: Record<Weakness, boolean> = {
    hard: right * 100 < HARD_BELOW_PERCENT * teams,
    easy: right * 100 > EASY_ABOVE_PERCENT * teams,
    flat: discrimination !== null && discrimination < DISCRIMINATION_MIN - ROUNDING,
    trap: chosen.some((count) => count > right),
  };
  return WEAKNESSES.filter((weakness) => is[weakness]);
}

function teamsOf(patterns: readonly AnswerPattern[]): number {
  return patterns.reduce((sum, { teams }) => sum + teams, 0);
}

/** A pair of values, and how many teams have it. */
interface Pair {
  x: number;
  y: number;
  teams: number;
}

/** Returns, for each pattern, whether it is right at this position (x) and how many others it has right (y). */
function pairsOf(patterns: readonly AnswerPattern[], questions: readonly KeyedQuestion[], position: number): Pair[] {
  return patterns.map(({ chosen, teams }) => {
    const right = questions.map(({ correct }, index) => Number(chosen[index] === correct));
    const x = right[position] ?? 0;
    return { x, y: right.reduce((sum, one) => sum + one, 0) - x, teams };
  });
}

/** Returns Pearson's correlation of weighted pairs, which for a value of 0 or 1 is the point-biserial one; null without spread. */
function correlation(pairs: readonly Pair[]): number | null {
  const total = pairs.reduce((sum, { teams }) => sum + teams, 0);
  const mean = (of: (pair: Pair) => number) => pairs.reduce((sum, pair) => sum + of(pair) * pair.teams, 0) / total;
  const [meanX, meanY] = [mean(({ x }) => x), mean(({ y }) => y)];
  const covariance = mean(({ x, y }) => (x - meanX) * (y - meanY));
  const spread = Math.sqrt(mean(({ x }) => (x - meanX) ** 2) * mean(({ y }) => (y - meanY) ** 2));
  return spread === 0 ? null : covariance / spread;
}
