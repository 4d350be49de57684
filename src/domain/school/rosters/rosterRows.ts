import { readDelimited } from '../imports/delimited.ts';

export interface RosterRow {
  /** Line of the text, from 1. */
  line: number;
  cells: string[];
}

/** How the cells of a text are separated; `blanks` for lines copied from a page. */
export type CellSeparator = '\t' | ';' | ',' | 'blanks';

export interface RosterRows {
  rows: RosterRow[];
  separator: CellSeparator;
  blankLines: number;
  /** Commas are followed by blanks, as in prose and not in files. */
  hasSpacedCommas: boolean;
}

/** Share of lines that must have a tab or semicolon; titles above a table have none. */
const MARKED_SHARE = 1 / 3;
/** Share of lines that must have a comma, which titles and addresses have too. */
const COMMA_SHARE = 1 / 2;

/** Splits a pasted text into lines of cells. Copied pages separate columns by several blanks, tables by one sign. */
export function rosterRows(text: string): RosterRows {
  const clean = cleaned(text);
  const lines = clean.split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const share = (sign: string) => filled.filter((line) => line.includes(sign)).length / Math.max(1, filled.length);
  const separator: CellSeparator =
    share('\t') >= MARKED_SHARE ? '\t' : share(';') >= MARKED_SHARE ? ';' : share(',') >= COMMA_SHARE ? ',' : 'blanks';
  const rows = separator === 'blanks' ? blankRows(lines) : readDelimited(clean, separator);
  return { rows: rows.map(trimmed), separator, blankLines: blankLinesIn(lines), hasSpacedCommas: clean.includes(', ') };
}

/** Normalizes line ends, blanks and accents, and removes invisible and control characters. */
function cleaned(text: string): string {
  return text
    .replace(/\r\n|[\r\v\u0085\u2028\u2029]/g, '\n')
    .replace(/\n?\f/g, '\n')
    .replace(/\|/g, '\t')
    .replace(/[^\S\n\t]/g, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replace(/(?![\n\t])\p{Cc}/gu, ' ')
    .normalize('NFC');
}

/** Columns of a copied page are three or more blanks apart; where no line has three, two separate them. */
function blankRows(lines: readonly string[]): RosterRow[] {
  const gap = lines.some((line) => /\S {3}/.test(line.trim())) ? / {3,}|\t+/ : / {2,}|\t+/;
  return lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [{ line: index + 1, cells: line.trim().split(gap) }],
  );
}

function trimmed({ line, cells }: RosterRow): RosterRow {
  return { line, cells: cells.map((cell) => cell.replace(/\s+/g, ' ').trim()) };
}

/** Counts the blank lines before the last line with text. */
function blankLinesIn(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return lines.slice(0, Math.max(0, last)).filter((line) => line.trim() === '').length;
}
