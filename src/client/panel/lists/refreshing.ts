/** Milliseconds between two reads of a list that changes while a lesson runs. */
const REFRESH_MS = 15_000;

/** For the query of a list that teams change by playing: read again while the page is seen, and when somebody comes back to it. */
export const WHILE_SEEN = { refetchInterval: REFRESH_MS, refetchOnWindowFocus: true } as const;
