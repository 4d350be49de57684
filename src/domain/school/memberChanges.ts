/** What happens to the names of a team's members when its list is edited. */
export interface MemberChanges {
  /** A name that was written anew in its place; null when none was. */
  renamed: { from: string; to: string } | null;
  /** Names that the list no longer has. */
  removed: string[];
}

/** Compares a team's list of members before and after an edit. One name changed in its place is the same person. */
export function memberChanges(before: readonly string[], after: readonly string[]): MemberChanges {
  const removed = before.filter((member) => !after.includes(member));
  const [from] = removed;
  const place = from === undefined ? -1 : before.indexOf(from);
  const isOnly = after.length === before.length && after.every((member, at) => at === place || member === before[at]);
  const to = after[place];
  if (from === undefined || to === undefined || before.includes(to) || !isOnly) return { renamed: null, removed };
  return { renamed: { from, to }, removed: [] };
}
