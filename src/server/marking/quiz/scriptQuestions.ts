import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { QUIZ_CHALLENGES } from '#domain/marking/scoring.ts';
import type { Theme } from '#domain/vocabulary.ts';

/** A question of the quiz of mission 1, as its script has it. */
export interface ScriptQuestion {
  question: string;
  labels: readonly string[];
  /** Counts from 0. */
  correct: number;
}

/** Returns the questions of a theme's quiz in their order (spec, section 4). */
export function scriptQuestions(theme: Theme): ScriptQuestion[] {
  return SOLAR_SYSTEMS[theme].levels.level1.slice(0, QUIZ_CHALLENGES).map(({ question, options }) => ({
    question,
    labels: options.optionsLabel,
    correct: options.correct,
  }));
}
