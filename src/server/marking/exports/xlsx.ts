import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { ColumnDef } from 'hucre';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Cell } from '#domain/marking/csv.ts';
import { columnWidth } from './columnWidth.ts';

/** Characters that XML does not allow. */
const CONTROLS = /[^\P{Cc}\t\n]|\p{Cs}|[\ufffe\uffff]/gu;
/** Escape sequence of a character in a workbook, such as `_x000D_`; the same text of a pupil must be escaped. */
const CHARACTER_CODE = /_(?=x[\da-f]{4}_)/gi;

const HEAD: ColumnDef['style'] = { font: { bold: true }, alignment: { wrapText: true, vertical: 'top' } };

/**
 * Streams a workbook of one sheet whose first row is bold and frozen; each column is as wide as its heading needs. Strings
 * are written as text cells, so that none is read as a formula.
 */
export function xlsxBytes(sheet: string, headings: readonly string[], batches: AsyncIterable<Cell[][]>): Readable {
  const columns: ColumnDef[] = headings.map((heading) => ({ width: columnWidth(heading), style: HEAD }));
  const options = { name: sheet, columns, freezePane: { rows: 1 } };
  // The library's types name the DOM's streams; at run time they are node's.
  return Readable.fromWeb(writeXlsxStream(rowsOf(batches, columns), options) as ReadableStream<Uint8Array>);
}

/** The library styles columns, not rows, and asks for a row after it has written the one before. */
async function* rowsOf(batches: AsyncIterable<Cell[][]>, columns: ColumnDef[]): AsyncGenerator<Cell[]> {
  let isHead = true;
  for await (const batch of batches) {
    for (const row of batch) {
      yield row.map(cellOf);
      if (isHead) for (const column of columns) delete column.style;
      isHead = false;
    }
  }
}

function cellOf(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const text = cell.replace(/\r\n?/g, '\n').replace(CONTROLS, '').replace(CHARACTER_CODE, '_x005F_');
  return text === '' ? null : text;
}
