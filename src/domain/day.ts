/** One day in milliseconds. Not in limits.ts, because that file is in the first download of every page. */
export const DAY_MS = 24 * 60 * 60_000;
