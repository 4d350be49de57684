/** Whether the person asked the browser to save data. Chromium tells; elsewhere nobody is taken to. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
