/** Written by the build: the URLs of each file set, and this version's entry script. */
export interface Build {
  entry: string;
  sets: Readonly<Record<string, readonly string[]>>;
}

/** Message of a page that lets the waiting worker replace the active one. */
export const ACTIVATE_MESSAGE = 'takes-over';

/** Sets of one solar system or sound format: a device caches only those it plays and evicts the others. */
const SELECTABLE = /^(theme|voice|sound|paper):/;

/** Returns the distinct URLs of these sets; ignores sets that this version does not have. */
export function urlsOfSets({ sets }: Build, names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => sets[name] ?? []))];
}

/**
 * Returns the cached URLs to evict: those that this version does not use, and those of a solar system or format that is not
 * wanted now. Files that a wanted set shares stay.
 */
export function urlsToEvict(build: Build, kept: readonly string[], wanted: readonly string[]): string[] {
  const isGame = wanted.some((name) => SELECTABLE.test(name));
  const names = Object.keys(build.sets).filter((name) => !isGame || !SELECTABLE.test(name) || wanted.includes(name));
  const useful = new Set(urlsOfSets(build, names));
  return kept.filter((address) => !useful.has(address));
}

/** Returns the cached URL of a worksheet, which is requested by name and cached with its content hash as the query. */
export function cachedPdfUrl({ sets }: Build, path: string): string | undefined {
  const papers = Object.entries(sets).flatMap(([name, files]) => (name.startsWith('paper:') ? files : []));
  return papers.find((address) => address.startsWith(`${path}?`));
}

/** Parses a page's message that lists the sets to cache; returns null for any other message. */
export function parseSetsMessage(message: unknown): { sets: string[]; entry: string } | null {
  if (typeof message !== 'object' || message === null) return null;
  const { keep, entry } = message as { keep?: unknown; entry?: unknown };
  if (!Array.isArray(keep) || typeof entry !== 'string') return null;
  return { sets: keep.filter((name) => typeof name === 'string'), entry };
}
