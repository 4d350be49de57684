import type { JudgedComment } from '#contract/council/moderation.ts';

/** What the two queues have in common: a row that can be chosen and decided about. */
export type JudgedRow = Pick<JudgedComment, '_id' | 'teamName' | 'state' | 'may' | 'selfHarm'>;
