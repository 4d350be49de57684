import type { JudgedComment } from '#contract/council/moderation.ts';

/** The fields of a queue row that selecting and deciding need, in both queues. */
export type JudgedRow = Pick<JudgedComment, '_id' | 'teamName' | 'state' | 'may' | 'selfHarm'>;
