import type { ReplyOf } from '#contract/endpoint.ts';
import type { quizKeys } from '#contract/game/quizKeys.ts';
import { challengePoints, QUIZ_CHALLENGES, type QuizCorrection } from '#domain/marking/scoring.ts';

export type QuizKey = ReplyOf<typeof quizKeys.correctQuizAnswers>;

/** One challenge of level 1 as the panel shows it. */
export interface QuizMark {
  /** From 1. */
  challenge: number;
  answer: string;
  /** Points: 20 or 0; null until the key and the corrections are loaded. */
  points: number | null;
  /** What counts in the team's class instead of the key. */
  correction?: QuizCorrection;
}

/** Returns the right options of a theme, each counted from 0; null when the key does not list the theme. */
export function correctOptions(key: QuizKey, solarId: string): number[] | null {
  const level = key.solar.find(({ _id }) => _id === solarId)?.level;
  const questions = key.data.find(({ _id }) => _id === level)?.level1;
  return questions ? questions.map(({ options }) => options.correct) : null;
}

/**
 * Returns the three challenges, each with the team's answer and 20 or 0 points (spec, section 2), with the corrections of
 * the team's class and theme; `corrections` is null until they are loaded.
 */
export function quizMarks(
  answers: readonly string[],
  correct: readonly number[] | null,
  corrections: readonly QuizCorrection[] | null,
): QuizMark[] {
  return Array.from({ length: QUIZ_CHALLENGES }, (_, index) => {
    const answer = answers[index] ?? '';
    const right = correct?.[index];
    const correction = corrections?.find(({ challenge }) => challenge === index + 1);
    const isKnown = right !== undefined && corrections !== null;
    const points = isKnown ? challengePoints(answer, right, correction) : null;
    return { challenge: index + 1, answer, points, ...(correction && { correction }) };
  });
}
