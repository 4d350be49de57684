/** Length of a team's question about a mission. Not in limits.ts, because that file is in the first download of every page. */
export const FEEDBACK_QUESTION_MAX_CHARS = 300;
