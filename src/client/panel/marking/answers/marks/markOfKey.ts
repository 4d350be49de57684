/** Returns the mark that a number key chooses: '1' is the first one; null for every other key. */
export function markOfKey(key: string, marks: readonly number[]): number | null {
  return /^[1-9]$/.test(key) ? (marks[Number(key) - 1] ?? null) : null;
}
