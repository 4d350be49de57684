import type { ReplyOf } from '#contract/endpoint.ts';
import type { quizKeys } from '#contract/game/quizKeys.ts';
import { isRightAnswer, POINTS_PER_RIGHT_ANSWER, QUIZ_CHALLENGES } from '#domain/marking/scoring.ts';

export type QuizKey = ReplyOf<typeof quizKeys.correctQuizAnswers>;

/** One challenge of level 1 as the panel shows it. */
export interface QuizMark {
  /** From 1. */
  challenge: number;
  answer: string;
  /** Points: 20 or 0; null until the key is loaded. */
  points: number | null;
}

/** Returns the right options of a theme, each counted from 0; null when the key does not list the theme. */
export function correctOptions(key: QuizKey, solarId: string): number[] | null {
  const level = key.solar.find(({ _id }) => _id === solarId)?.level;
  const questions = key.data.find(({ _id }) => _id === level)?.level1;
  return questions ? questions.map(({ options }) => options.correct) : null;
}

/** Returns the three challenges, each with the team's answer and 20 or 0 points (spec, section 2). */
export function quizMarks(answers: readonly string[], correct: readonly number[] | null): QuizMark[] {
  return Array.from({ length: QUIZ_CHALLENGES }, (_, index) => {
    const answer = answers[index] ?? '';
    const right = correct?.[index];
    const points = right === undefined ? null : isRightAnswer(answer, right) ? POINTS_PER_RIGHT_ANSWER : 0;
    return { challenge: index + 1, answer, points };
  });
}
