import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Cell } from '#domain/marking/csv.ts';

/** Characters that XML does not allow. */
const CONTROLS = /[^\P{Cc}\t\n]|\p{Cs}|[\ufffe\uffff]/gu;
/** Escape sequence of a character in a workbook, such as `_x000D_`; the same text of a pupil must be escaped. */
const CHARACTER_CODE = /_(?=x[\da-f]{4}_)/gi;

/** Streams a workbook of one sheet. Strings are written as text cells, so that none is read as a formula. */
export function xlsxBytes(sheet: string, batches: AsyncIterable<readonly Cell[][]>): Readable {
  const options = { name: sheet, columns: [], freezePane: { rows: 1 } };
  // The library's types name the DOM's streams; at run time they are node's.
  return Readable.fromWeb(writeXlsxStream(rowsOf(batches), options) as ReadableStream<Uint8Array>);
}

async function* rowsOf(batches: AsyncIterable<readonly Cell[][]>): AsyncGenerator<Cell[]> {
  for await (const batch of batches) yield* batch.map((row) => row.map(cellOf));
}

function cellOf(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const text = cell.replace(/\r\n?/g, '\n').replace(CONTROLS, '').replace(CHARACTER_CODE, '_x005F_');
  return text === '' ? null : text;
}
