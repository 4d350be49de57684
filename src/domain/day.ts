/** One day in milliseconds. Apart from limits.ts, which every page downloads before anything else. */
export const DAY_MS = 24 * 60 * 60_000;
