/** For `addInitScript`: turns the data saver on, so that nothing is prefetched. */
export function enableDataSaver(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}
