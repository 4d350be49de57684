/** The lesson plans, by their number of sessions. */
export const PLAN_LENGTHS = [4, 6, 8] as const;
export type PlanLength = (typeof PLAN_LENGTHS)[number];

/** Minutes of one session of a lesson plan. */
export const SESSION_MINUTES = 45;
