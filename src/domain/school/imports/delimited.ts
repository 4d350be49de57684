/** Tables as text: what spreadsheets save and what people paste from them (RFC 4180, and the separators of Excel). */

export const SEPARATORS = [';', '\t', ','] as const;
export type Separator = (typeof SEPARATORS)[number];

export interface DelimitedRow {
  /** The line of the text, from 1, on which the row starts. */
  line: number;
  cells: string[];
}

/** The byte order mark with which Excel starts a file. */
const BOM = '\ufeff';
const NEW_LINE = /\r\n|\r|\n/g;

/** The separator seen most often in the first line that is not blank, outside quotes; a semicolon when there is none. */
export function separatorOf(text: string): Separator {
  const first = unmarked(text)
    .split(NEW_LINE)
    .find((line) => line.trim() !== '');
  const bare = (first ?? '').replace(/"[^"]*"/g, '');
  const seen = (separator: Separator) => bare.split(separator).length;
  return SEPARATORS.reduce((best, separator) => (seen(separator) > seen(best) ? separator : best));
}

/**
 * The rows of a table, without the blank ones. Cells may stand in quotes, with doubled quotes, separators and line ends
 * inside; a quote that never closes is a letter like any other. Cells are trimmed and in Unicode form C.
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

/** Told before a table is read: each line costs more than the letters in it. */
export function hasMoreLinesThan(max: number, text: string): boolean {
  return text.split(NEW_LINE, max + 1).length > max;
}

function unmarked(text: string): string {
  return text.startsWith(BOM) ? text.slice(BOM.length) : text;
}
