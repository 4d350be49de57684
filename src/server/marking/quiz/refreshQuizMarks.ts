import { quizPoints } from '#domain/marking/scoring.ts';
import type { Theme } from '#domain/vocabulary.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import {
  correctionsOf,
  type MarkedQuiz,
  quizzesOfTeams,
  type ThemeCorrection,
  writeQuizMarks,
} from './quizCorrections.queries.ts';
import { scriptQuestions } from './scriptQuestions.ts';

/** The points of one team before and after its quiz was counted again. */
export interface RecountedQuiz {
  teamId: string;
  before: number;
  after: number;
}

/** Counts quizzes with the corrections of their class. */
export function recount(quizzes: readonly MarkedQuiz[], corrections: readonly ThemeCorrection[]): RecountedQuiz[] {
  return quizzes.map(({ teamId, theme, texts, p1 }) => {
    const own = corrections.filter((correction) => correction.theme === theme);
    return { teamId, before: p1, after: quizPoints(texts, keyOf(theme), own) };
  });
}

/** Returns level 1 p1 of these answers with the corrections of the team's class (decision 0076). */
export async function countQuiz(
  tx: Tx,
  { classId, theme }: { classId: string; theme: Theme },
  texts: readonly string[],
): Promise<number> {
  const corrections = await correctionsOf(tx, classId);
  return quizPoints(
    texts,
    keyOf(theme),
    corrections.filter((correction) => correction.theme === theme),
  );
}

/** Writes the points that have changed, and the totals of these teams. */
export async function writeRecounted(tx: Tx, recounted: readonly RecountedQuiz[]): Promise<void> {
  const changed = recounted.filter(({ before, after }) => before !== after);
  await writeQuizMarks(
    tx,
    changed.map(({ teamId, after }) => ({ teamId, p1: after })),
  );
}

/**
 * Counts the quizzes of these teams again, by the corrections of the class that each is in now: after a move, a restored
 * mark or a restored team. The caller holds the teams' locks.
 */
export async function refreshQuizMarks(tx: Tx, teamIds: readonly string[]): Promise<void> {
  if (teamIds.length === 0) return;
  const quizzes = await quizzesOfTeams(tx, teamIds);
  for (const classId of new Set(quizzes.map((quiz) => quiz.classId))) {
    const own = quizzes.filter((quiz) => quiz.classId === classId);
    await writeRecounted(tx, recount(own, await correctionsOf(tx, classId)));
  }
}

/** Returns the right option of each question, from 0. */
function keyOf(theme: Theme): number[] {
  return scriptQuestions(theme).map(({ correct }) => correct);
}
