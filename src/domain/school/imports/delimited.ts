// Parses tables as spreadsheets save them or people paste them (RFC 4180, with the separators of Excel).

export const SEPARATORS = [';', '\t', ','] as const;
export type Separator = (typeof SEPARATORS)[number];

export interface DelimitedRow {
  /** The line of the text on which the row starts, from 1. */
  line: number;
  cells: string[];
}

/** The byte order mark with which Excel starts a file. */
const BOM = '\ufeff';
const NEW_LINE = /\r\n|\r|\n/g;

/** Returns the most frequent separator outside quotes in the first non-blank line; a semicolon when there is none. */
export function separatorOf(text: string): Separator {
  const first = unmarked(text)
    .split(NEW_LINE)
    .find((line) => line.trim() !== '');
  const bare = (first ?? '').replace(/"[^"]*"/g, '');
  const seen = (separator: Separator) => bare.split(separator).length;
  return SEPARATORS.reduce((best, separator) => (seen(separator) > seen(best) ? separator : best));
}

/**
 * Parses the non-blank rows of a table. Quoted cells may contain doubled quotes, separators and line ends; an unclosed
 * quote is an ordinary character. Cells are trimmed and normalized to NFC.
 */
export function readDelimited(text: string, separator: Separator): DelimitedRow[] {
  const source = unmarked(text);
  const pattern = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`, 'y');
  const rows: DelimitedRow[] = [];
  let row: DelimitedRow = { line: 1, cells: [] };
  let line = 1;
  while (pattern.lastIndex <= source.length) {
    const [whole = '', quoted, bare = '', end] = pattern.exec(source) ?? [];
    row.cells.push((quoted?.replaceAll('""', '"') ?? bare).trim().normalize('NFC'));
    line += whole.match(NEW_LINE)?.length ?? 0;
    if (end !== separator) {
      rows.push(row);
      row = { line, cells: [] };
    }
    if (end === '' || end === undefined) break;
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Returns whether the text has more than `max` lines; cheaper than parsing, whose cost grows with the lines. */
export function hasMoreLinesThan(max: number, text: string): boolean {
  return text.split(NEW_LINE, max + 1).length > max;
}

function unmarked(text: string): string {
  return text.startsWith(BOM) ? text.slice(BOM.length) : text;
}
