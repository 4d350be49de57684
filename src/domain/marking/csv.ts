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

/**
 * A spreadsheet set to another separator does not see our quotes: it cuts a text at each of these, and at each line end.
 * What would then start a cell is made harmless where it stands.
 */
const CUT = /([;,\t][ "']*)([=+\-@\uff1d\uff0b\uff0d\uff20])( ?)/g;
const LINE_START = /^([ "']*)([=+\-@\uff1d\uff0b\uff0d\uff20])( ?)/;
const ANY_LINE_END = /(\r\n|\r|\n)/;
/** Without one of these nothing is called, fetched or run: '- pão' in a list may stay as it is. */
const ACTIVE = /[(|!]/;

/** One line with its end. */
export function csvLine(cells: readonly Cell[]): string {
  return cells.map(csvCell).join(SEPARATOR) + LINE_END;
}

/** A cell as text: harmless, and in quotes where it must be. Numbers are ours and stay as they are. */
export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = cell.split(ANY_LINE_END).map(harmlessLine).join('');
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function harmlessLine(line: string, place: number): string {
  const isActive = ACTIVE.test(line);
  const mend = (whole: string, before: string, sign: string, space: string) => {
    const isDash = /[+\-\uff0b\uff0d]/.test(sign);
    return isDash && space === ' ' && !isActive ? whole : `${before}'${sign}${space}`;
  };
  // The first line starts its cell, which is made harmless as a whole.
  return (place === 0 ? line : line.replace(LINE_START, mend)).replace(CUT, mend);
}
