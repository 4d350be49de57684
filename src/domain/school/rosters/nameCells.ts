import type { CellSeparator } from './rosterRows.ts';
import { fold, isSurname } from './rosterWords.ts';

/**
 * What several name cells of a line are: the parts of one name in order ('straight') or with the surname first
 * ('reversed'), a pupil each ('list'), or a pupil and somebody else ('first').
 */
export type NameOrder = 'straight' | 'reversed' | 'list' | 'first';

/** Share of lines with two name cells from which they are a pattern. */
const PAIRS_SHARE = 0.6;
/** Share of cells that end with a frequent surname from which the column holds surnames. */
const SURNAMES_SHARE = 0.4;

interface NameLines {
  /** The name cells of each line that has any. */
  lines: readonly (readonly string[])[];
  separator: CellSeparator;
  /** No line has numbers, dates or other data that programs add. */
  isBare: boolean;
  /** Commas are followed by blanks, as in prose and not in files. */
  hasSpacedCommas: boolean;
}

/** Decides what the name cells of a list without headings are. */
export function nameOrder({ lines, separator, isBare, hasSpacedCommas }: NameLines): NameOrder {
  const pairs = lines.filter((cells) => cells.length === 2);
  const isList = isBare && (separator === ',' || separator === ';');
  if (pairs.length === 0 || pairs.length < lines.length * PAIRS_SHARE) return isList ? 'list' : 'first';
  const share = (fits: (first: string, second: string) => boolean) =>
    pairs.filter(([first = '', second = '']) => fits(first, second)).length / pairs.length;
  const first = share((cell) => endsWithSurname(cell)) >= SURNAMES_SHARE;
  const second = share((_, cell) => endsWithSurname(cell)) >= SURNAMES_SHARE;
  if (!second && share((cell) => startsWithSurname(cell)) >= SURNAMES_SHARE) return 'reversed';
  if (second && !first) return areShort(pairs) ? 'straight' : 'first';
  if (isList) return 'list';
  if (first || areRepeated(pairs) || !areShort(pairs)) return 'first';
  return separator === ',' && hasSpacedCommas ? 'reversed' : 'straight';
}

function startsWithSurname(cell: string): boolean {
  return isSurname(fold(cell.split(' ')[0] ?? ''));
}

function endsWithSurname(cell: string): boolean {
  return isSurname(fold(cell.split(' ').at(-1) ?? ''));
}

/** Returns whether most first cells have one or two words, as given names do. */
function areShort(pairs: readonly (readonly string[])[]): boolean {
  return pairs.filter(([first = '']) => first.split(' ').length <= 2).length > pairs.length / 2;
}

/** Returns whether the second cells repeat a few words, as places do. */
function areRepeated(pairs: readonly (readonly string[])[]): boolean {
  return pairs.length > 1 && new Set(pairs.map(([, second]) => second)).size <= pairs.length / 2;
}
