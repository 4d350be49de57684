/** Milliseconds between two fetches of a list that changes during a lesson. */
const REFRESH_MS = 15_000;

/** Query options of a list that teams change by playing: refetched while the page is visible and when it regains focus. */
export const LIVE_REFETCH = { refetchInterval: REFRESH_MS, refetchOnWindowFocus: true } as const;
