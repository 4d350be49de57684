/** Sets document.visibilityState and, unless `dispatchEvent` is false, dispatches `visibilitychange`. */
export function setPageVisibility(isSeen: boolean, { dispatchEvent = true } = {}): void {
  Object.defineProperty(document, 'visibilityState', { value: isSeen ? 'visible' : 'hidden', configurable: true });
  if (dispatchEvent) document.dispatchEvent(new Event('visibilitychange'));
}
