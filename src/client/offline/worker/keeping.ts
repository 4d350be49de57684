/** What the build says: addresses by set, and the script with which this version begins. */
export interface Build {
  entry: string;
  sets: Readonly<Record<string, readonly string[]>>;
}

/** What a page says to a worker that stands by: it may take the place of the one before. */
export const CHANGES_PLACE = 'takes-over';

/** Sets of one solar system or format: of these a device keeps those it plays, and lets go of the others. */
const CHANGING = /^(theme|voice|sound|paper):/;

/** Every address of these sets, each once; a set that this version does not know is passed over. */
export function filesOf({ sets }: Build, names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => sets[name] ?? []))];
}

/**
 * The kept addresses to let go of: what this version has no use for, and what belongs to a solar system or a format that is not
 * wanted now. Pictures and code that several sets share stay.
 */
export function toForget(build: Build, kept: readonly string[], wanted: readonly string[]): string[] {
  const isGame = wanted.some((name) => CHANGING.test(name));
  const names = Object.keys(build.sets).filter((name) => !isGame || !CHANGING.test(name) || wanted.includes(name));
  const useful = new Set(filesOf(build, names));
  return kept.filter((address) => !useful.has(address));
}

/** The kept address of a worksheet: asked for by its name, kept with the hash of what it holds. */
export function paperAt({ sets }: Build, path: string): string | undefined {
  const papers = Object.entries(sets).flatMap(([name, files]) => (name.startsWith('paper:') ? files : []));
  return papers.find((address) => address.startsWith(`${path}?`));
}

/** The names of sets in a message of a page; null when it is none. */
export function askedSets(message: unknown): { sets: string[]; entry: string } | null {
  if (typeof message !== 'object' || message === null) return null;
  const { keep, entry } = message as { keep?: unknown; entry?: unknown };
  if (!Array.isArray(keep) || typeof entry !== 'string') return null;
  return { sets: keep.filter((name) => typeof name === 'string'), entry };
}
