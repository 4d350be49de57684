/** The page is in front, or out of sight; `told`: with the event that browsers send then. */
export function pageSeen(isSeen: boolean, { told = true } = {}): void {
  Object.defineProperty(document, 'visibilityState', { value: isSeen ? 'visible' : 'hidden', configurable: true });
  if (told) document.dispatchEvent(new Event('visibilitychange'));
}
