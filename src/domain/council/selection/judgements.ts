import { READERS_PER_PLAN } from './selectionLimits.ts';

/** What a reader judges a plan by, each from SCORE_MIN to SCORE_MAX. */
export const CRITERIA = ['community', 'feasible', 'fair'] as const;
export type Criterion = (typeof CRITERIA)[number];
export const CRITERION_NAMES: Record<Criterion, string> = {
  community: 'Serve a comunidade',
  feasible: 'É possível fazer',
  fair: 'É justa',
};
export type Scores = Record<Criterion, number>;

/** States of a plan by which the selection is filtered: not read by all its readers, read by all, on the shortlist. */
export const SELECTION_STATES = ['unread', 'read', 'shortlisted'] as const;
export type SelectionState = (typeof SELECTION_STATES)[number];

/** Returns whether a judgement is about the plan's current text, which a reopened plan may have changed. */
export function isCurrent(judgedAt: Date | null, submittedAt: Date): judgedAt is Date {
  return judgedAt !== null && judgedAt >= submittedAt;
}

/**
 * Returns whether a plan has been read: by READERS_PER_PLAN people at least, and by everybody who was asked. Until then
 * nobody but its author sees a judgement, so that no reader is led by another.
 */
export function isFullyRead({ readers, given }: { readers: number; given: number }): boolean {
  return given >= READERS_PER_PLAN && given === readers;
}

/** Returns the mean of all scores, to one decimal; null without judgements. */
export function meanScore(judgements: readonly Scores[]): number | null {
  if (judgements.length === 0) return null;
  const scores = judgements.flatMap((one) => CRITERIA.map((criterion) => one[criterion]));
  const sum = scores.reduce((total, score) => total + score, 0);
  return Math.round((sum / scores.length) * 10) / 10;
}
