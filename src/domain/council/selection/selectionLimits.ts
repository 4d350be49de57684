// Limits of the yearly selection; not in limits.ts, because that file is in the first download of every page.

export const SCORE_MIN = 1;
export const SCORE_MAX = 5;
/** People who read each plan. */
export const READERS_PER_PLAN = 2;
/** Characters of a reader's words, and of the reason why a plan is chosen or removed. */
export const JUDGEMENT_MAX_CHARS = 500;
export const CHOICE_REASON_MAX_CHARS = 500;
/** Readers among whom one draw shares plans, and plans that it shares; further ones follow with the next draw. */
export const DRAWN_READERS_MAX = 60;
export const DRAWN_PLANS_MAX = 500;
