/** For `addInitScript`: a device that saves data, so that nothing is fetched before it is needed. */
export function nothingAhead(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}
