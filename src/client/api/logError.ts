/** A navigation interrupts the page's requests before the page hears that it is left, except in Safari on iOS. */
const LEAVING_MS = 2_000;

let leavingSince = Number.NEGATIVE_INFINITY;
globalThis.addEventListener?.('beforeunload', () => {
  leavingSince = Date.now();
});

/**
 * Logs an error to the console ('logged only', spec section 8), unless the page is being left, which interrupts what it is
 * fetching. The only place of the client that logs errors.
 */
export function logError(error: unknown, where: string): void {
  if (Date.now() - leavingSince < LEAVING_MS) return;
  // biome-ignore lint/suspicious/noConsole: the browser's console is the only log on a tablet
  console.error(`[${where}]`, error);
}
