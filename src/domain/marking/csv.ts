// CSV for Excel in Portugal: semicolons, CRLF, UTF-8 with a byte order mark.

/** Null is an empty cell. */
export type Cell = string | number | null;

/** Byte order mark at the start of the file; without it Excel reads accents wrongly. */
export const CSV_START = '\ufeff';
const SEPARATOR = ';';
const LINE_END = '\r\n';

/**
 * A spreadsheet reads text that starts with one of these as a formula, so an apostrophe is put before it. Some programs
 * read the full-width forms likewise. Source: OWASP, CSV Injection.
 */
const FORMULA_START = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
const NEEDS_QUOTES = /[";,\t\r\n]|^['\s]|\s$/;

/**
 * A spreadsheet set to another separator ignores our quotes and splits a text at these and at line ends. A formula sign
 * that would then start a cell is escaped too.
 */
const AFTER_SEPARATOR = /([;,\t][ "']*)([=+\-@\uff1d\uff0b\uff0d\uff20])( ?)/g;
const LINE_START = /^([ "']*)([=+\-@\uff1d\uff0b\uff0d\uff20])( ?)/;
const ANY_LINE_END = /(\r\n|\r|\n)/;
/** Without one of these a formula cannot call anything, so '- pão' in a list stays unchanged. */
const ACTIVE = /[(|!]/;

/** Returns one line with its line end. */
export function csvLine(cells: readonly Cell[]): string {
  return cells.map(csvCell).join(SEPARATOR) + LINE_END;
}

/** Returns a cell as text, escaped against formulas and quoted where needed. A number has a decimal comma. */
export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = cell.split(ANY_LINE_END).map(harmlessLine).join('');
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function harmlessLine(line: string, place: number): string {
  const isActive = ACTIVE.test(line);
  const escapeSign = (whole: string, before: string, sign: string, space: string) => {
    const isDash = /[+\-\uff0b\uff0d]/.test(sign);
    return isDash && space === ' ' && !isActive ? whole : `${before}'${sign}${space}`;
  };
  // The first line starts the cell, which csvCell escapes as a whole.
  return (place === 0 ? line : line.replace(LINE_START, escapeSign)).replace(AFTER_SEPARATOR, escapeSign);
}
