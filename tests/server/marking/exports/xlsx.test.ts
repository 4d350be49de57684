import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import { readXlsx } from 'hucre/xlsx';
import { expect, it, vi } from 'vitest';
import type { Cell } from '#domain/marking/csv.ts';
import { xlsxBytes } from '#server/marking/exports/xlsx.ts';

async function* batches(...rows: Cell[][]): AsyncGenerator<Cell[][]> {
  for (const row of rows) yield [row];
}

const bookOf = async (headings: readonly string[], ...rows: Cell[][]): Promise<Buffer> =>
  Buffer.concat(await xlsxBytes('Folha', headings, batches(...rows)).toArray());

/** Returns the sheet, which is the first entry of the file. */
async function sheetOf(...rows: Cell[][]): Promise<string> {
  const zip = await bookOf([], ...rows);
  const start = 30 + zip.readUInt16LE(26) + zip.readUInt16LE(28);
  return inflateRawSync(zip.subarray(start)).toString();
}

const pause = () => setTimeout(300);

const textOf = (text: string, space = false) =>
  `<c r="A1" t="inlineStr"><is><t${space ? ' xml:space="preserve"' : ''}>${text}</t></is></c>`;

it.each<[Cell, string]>([
  ['=1+1', textOf('=1+1')],
  ['-5', textOf('-5')],
  ['+351 912 345 678', textOf('+351 912 345 678')],
  ['0123', textOf('0123')],
  ['<b>&"</b>', textOf('&lt;b&gt;&amp;"&lt;/b&gt;')],
  ['a\r\nb\rc', textOf('a\nb\nc', true)],
  [' a ', textOf(' a ', true)],
  ['a\u0000\u0007\u000b\ud800\ufffe\uffffb\u0085', textOf('ab')],
  ['_x0041_ _x000d_ _x41_', textOf('_x005F_x0041_ _x005F_x000d_ _x41_')],
  ['🚀 Ção', textOf('🚀 Ção')],
  [-5, '<c r="A1"><v>-5</v></c>'],
  [0, '<c r="A1"><v>0</v></c>'],
])('%j is written as a spreadsheet reads it', async (cell, xml) => {
  const sheet = await sheetOf([cell]);
  expect(sheet).toContain(`<sheetData><row r="1">${xml}</row></sheetData>`);
  expect(sheet).not.toContain('<f');
});

it('has a bold and frozen first row, columns as wide as they need, and numbers as numbers', async () => {
  const headings = ['Equipa', 'Resposta', 'Total', 'Missão 1: trabalho de equipa (p2)'];
  const book = await bookOf(headings, [...headings], ['Cometas', '=1+1', 60, 20], ['Órbita', null, 0, null]);
  const { sheets } = await readXlsx(book, { readStyles: true });
  expect(sheets.map(({ name }) => name)).toEqual(['Folha']);
  const [sheet] = sheets;
  expect(sheet?.rows).toEqual([headings, ['Cometas', '=1+1', 60, 20], ['Órbita', null, 0, null]]);
  expect(sheet?.freezePane).toMatchObject({ rows: 1 });
  expect(sheet?.columns?.map(({ width }) => width)).toEqual([24, 80, 10, 24]);
  const isBold = (row: number, column: number) => sheet?.cells?.get(`${row},${column}`)?.style?.font?.bold === true;
  expect(headings.map((_, column) => isBold(0, column))).toEqual([true, true, true, true]);
  expect([1, 2].flatMap((row) => headings.map((_, column) => isBold(row, column)))).toEqual(Array(8).fill(false));
});

it('reads rows only while its output is consumed, and ends when it is destroyed', async () => {
  let made = 0;
  let ended = false;
  async function* endless(): AsyncGenerator<Cell[][]> {
    try {
      for (;;) {
        made += 1;
        yield Array.from({ length: 100 }, () => [Math.random(), 'x'.repeat(50)]);
      }
    } finally {
      ended = true;
    }
  }
  const bytes = xlsxBytes('Folha', [], endless());
  for (let read = 0; read < 100_000; ) {
    await once(bytes, 'readable');
    read += (bytes.read() as Buffer | null)?.length ?? 0;
  }
  await pause();
  const before = made;
  await pause();
  expect(made).toBe(before);
  expect(before).toBeLessThan(500);
  bytes.destroy();
  await vi.waitFor(() => expect(ended).toBe(true));
});

it('omits empty cells and keeps the positions of others', async () => {
  expect(await sheetOf(['', null, 'c'], [null], [7])).toContain(
    '<row r="1"><c r="C1" t="inlineStr"><is><t>c</t></is></c></row><row r="3"><c r="A3"><v>7</v></c></row>',
  );
});
