/** Tables for a spreadsheet as text, made for Excel in Portugal: semicolons, CRLF, UTF-8 with its mark. */

/** Null is an empty cell. */
export type Cell = string | number | null;

/** Stands once before the first line; without it Excel reads accents wrongly. */
export const CSV_START = '\ufeff';
const SEPARATOR = ';';
const LINE_END = '\r\n';

/**
 * A spreadsheet runs what starts with one of these, so a text of a pupil gets an apostrophe before it. Source: OWASP,
 * CSV Injection; the wide forms are taken for the narrow ones by some programs.
 */
const FORMULA_START = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
const NEEDS_QUOTES = /[";,\t\r\n]|^['\s]|\s$/;

/** One line with its end. */
export function csvLine(cells: readonly Cell[]): string {
  return cells.map(csvCell).join(SEPARATOR) + LINE_END;
}

/** A cell as text: harmless, and in quotes where it must be. Numbers are ours and stay as they are. */
export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
