import { MISSION_LEVELS, type MissionLevel } from '../vocabulary.ts';

// Source: spec, sections 4 (Scoring), 5 (teacher point options) and 9; ruling 5. All numbers are points.

export const MAX_TOTAL = 500;
export const POINTS_PER_RIGHT_ANSWER = 20;
export const QUIZ_CHALLENGES = 3;

const TEAMWORK = [0, 20, 40] as const;
const ANSWER = [0, 20, 40, 60] as const;
const ACTION_PLAN = [0, 50, 100, 160] as const;

export interface LevelScores {
  /** Marks that a teacher may give for the answer; empty when the mark is computed. */
  p1: readonly number[];
  /** Marks that a teacher may give for teamwork. */
  p2: readonly number[];
  max: number;
}

/** The marks that a teacher may give in each mission level. Level 1 p1 is computed from the quiz (quizPoints). */
export const LEVEL_SCORES: Record<MissionLevel, LevelScores> = {
  1: { p1: [], p2: TEAMWORK, max: 100 },
  2: { p1: ANSWER, p2: TEAMWORK, max: 100 },
  3: { p1: ANSWER, p2: TEAMWORK, max: 100 },
  4: { p1: ACTION_PLAN, p2: TEAMWORK, max: 200 },
};

export const CRITERIA = ['p1', 'p2'] as const;
export type Criterion = (typeof CRITERIA)[number];
/** Which marks a teacher has given; a given 0 differs from a missing mark. Level 1 p1 is never given by a teacher. */
export type Marked = Record<Criterion, boolean>;
type LevelPoints = { p1: number; p2: number; total: number; marked: Marked };
export type Points = {
  total: number;
  level1: LevelPoints;
  level2: LevelPoints;
  level3: LevelPoints;
  level4: LevelPoints;
};
/** `marked` is absent when a teacher has given no mark. */
export type Mark = { p1: number; p2: number; marked?: Marked };
export type Marks = Partial<Record<MissionLevel, Mark>>;

/** Returns the answer text for the option at this index: '2. Ouvir primeiro' for index 1 (spec, section 4). */
export function answerText(index: number, label: string): string {
  return `${index + 1}. ${label}`;
}

/** Returns the option index of an answer text: its leading number minus 1; null without a number (spec, section 4). */
export function answerIndex(text: string): number | null {
  const digits = /^\s*(\d{1,3})(?!\d)/.exec(text)?.[1];
  const number = digits === undefined ? 0 : Number(digits);
  return number >= 1 ? number - 1 : null;
}

/** Returns whether the answer text names the correct option; `correct` counts from 0. */
export function isRightAnswer(text: string, correct: number): boolean {
  return answerIndex(text) === correct;
}

/** What counts in one class instead of a question's key (decision 0076); each challenge has one correction at most. */
export interface QuizCorrection {
  /** From 1 to QUIZ_CHALLENGES. */
  challenge: number;
  /** `void`: the question does not tell teams apart; `correct`: `options` are right instead of the key. */
  kind: 'void' | 'correct';
  /** Indexes from 0; empty for `void`. */
  options: readonly number[];
  /** Whether a team whose answer the key names right loses its points when `options` do not have that answer. */
  mayFall: boolean;
}

/**
 * Returns the points of one answer: 20 when it is right, 0 otherwise. A voided question gives every answer its 20 points;
 * a correction that may not let points fall leaves the key's option right too (decision 0076).
 */
export function challengePoints(answer: string | undefined, correct: number, correction?: QuizCorrection): number {
  const index = answer === undefined ? null : answerIndex(answer);
  if (index === null) return 0;
  return isRight(index, correct, correction) ? POINTS_PER_RIGHT_ANSWER : 0;
}

function isRight(index: number, correct: number, correction: QuizCorrection | undefined): boolean {
  if (correction === undefined) return index === correct;
  const { kind, options, mayFall } = correction;
  return kind === 'void' || options.includes(index) || (!mayFall && index === correct);
}

/**
 * Returns level 1 p1: 20 for each correct answer of the first three challenges, at most 60 (spec, section 4).
 * `corrections` are those of the team's class and theme.
 */
export function quizPoints(
  answers: readonly string[],
  correct: readonly number[],
  corrections: readonly QuizCorrection[] = [],
): number {
  const points = correct.slice(0, QUIZ_CHALLENGES).map((index, position) => {
    const correction = corrections.find(({ challenge }) => challenge === position + 1);
    return challengePoints(answers[position], index, correction);
  });
  return points.reduce((sum, one) => sum + one, 0);
}

/** Computes all totals from the marks; a level without marks counts 0 (ruling 5). */
export function pointsOf(marks: Marks): Points {
  const level = (n: MissionLevel): LevelPoints => {
    const { p1, p2, marked = { p1: false, p2: false } }: Mark = marks[n] ?? { p1: 0, p2: 0 };
    return { p1, p2, total: p1 + p2, marked };
  };
  const levels = { level1: level(1), level2: level(2), level3: level(3), level4: level(4) };
  return { total: Object.values(levels).reduce((sum, { total }) => sum + total, 0), ...levels };
}

/** Returns whether this mark is final: a teacher gave it, 0 too, or it is computed. */
export function isGiven(level: MissionLevel, criterion: Criterion, { marked }: Pick<Mark, 'marked'>): boolean {
  return LEVEL_SCORES[level][criterion].length === 0 || (marked?.[criterion] ?? false);
}

/** Returns whether a teacher has given every mark of this level that is not computed. */
export function isMarked(level: MissionLevel, marked: Marked): boolean {
  return CRITERIA.every((criterion) => isGiven(level, criterion, { marked }));
}

/** The label of a total while a mark is missing. */
export const PROVISIONAL = 'provisória';

/** Returns whether a posted level lacks a mark, so the total is provisional (ruling 31). `marks` has posted levels only. */
export function isProvisional(marks: Marks): boolean {
  return MISSION_LEVELS.some((level) => {
    const mark = marks[level];
    return mark !== undefined && !isMarked(level, mark.marked ?? { p1: false, p2: false });
  });
}

/** Returns why a teacher may not give this mark, in Portuguese; null when it is allowed (spec, section 5). */
export function validateMark(level: MissionLevel, criterion: Criterion, value: number): string | null {
  const allowed = LEVEL_SCORES[level][criterion];
  if (allowed.length === 0) return 'A pontuação do quiz é automática.';
  if (allowed.includes(value)) return null;
  return `A pontuação tem de ser um destes valores: ${allowed.join(', ')}.`;
}
