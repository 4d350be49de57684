import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Cell } from '#domain/marking/csv.ts';

/** No XML may hold them. */
const CONTROLS = /[^\P{Cc}\t\n]|\p{Cs}|[\ufffe\uffff]/gu;
/** How a workbook writes a character by its number: where a pupil wrote just that, it must stay what it is. */
const CHARACTER_CODE = /_(?=x[\da-f]{4}_)/gi;

/** A workbook of one sheet, sent while it is written. Text stays text whatever it starts with: nothing in it is a formula. */
export function xlsxBytes(sheet: string, batches: AsyncIterable<readonly Cell[][]>): Readable {
  const options = { name: sheet, columns: [], freezePane: { rows: 1 } };
  // The library speaks of the browser's streams; here they are node's own.
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
