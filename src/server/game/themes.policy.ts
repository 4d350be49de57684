import type { Theme } from '#domain/vocabulary.ts';

/** Returns whether this theme may be read: a team reads its own, staff (null) read all. */
export function canReadTheme(team: { theme: Theme } | null, theme: string): boolean {
  return team === null || team.theme === theme;
}
