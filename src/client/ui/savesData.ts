/** Returns whether the browser's data saver is on. Only Chromium reports it; other browsers count as off. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
