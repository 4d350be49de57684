import { INK, MARGIN, TEXT_WIDTH } from './paper.ts';
import type { StructureElement, TaggedPdf, TextStyle } from './TaggedPdf.ts';

interface TableColumn {
  title: string;
  /** Share of the width; the shares of a table sum to 1. */
  share: number;
  align?: 'left' | 'right';
}

interface Table {
  columns: readonly TableColumn[];
  rows: readonly (readonly string[])[];
  /** Height that each row has at least, in points; for rows to write in. */
  rowHeight?: number;
  /** The last row is a total. */
  total?: boolean;
}

const PADDING = { x: 5, y: 4 };
const SIZE = 10;

/** Writes a table. Rows are never split; the header row is repeated on each page, there as an artifact. */
export function writeTable(pdf: TaggedPdf, { columns, rows, rowHeight = 0, total = false }: Table): void {
  const titles = columns.map(({ title }) => title);
  const table = pdf.child(null, 'Table');
  const head = rowOf(pdf, { columns, cells: titles, isHead: true, minHeight: 0 });
  const drawn = rows.map((cells, index) =>
    rowOf(pdf, { columns, cells, isHead: false, isBold: total && index === rows.length - 1, minHeight: rowHeight }),
  );
  pdf.keepTogether(head.height + (drawn[0]?.height ?? 0));
  writeRow(pdf, table, head);
  for (const row of drawn) {
    if (pdf.y + row.height > pdf.bottom) {
      pdf.newPage();
      repeatHead(pdf, head);
    }
    writeRow(pdf, table, row);
  }
  table.end();
  pdf.y += 10;
}

interface RowPlan {
  columns: readonly TableColumn[];
  cells: readonly string[];
  isHead: boolean;
  isBold?: boolean;
  minHeight: number;
}

interface Cell {
  text: string;
  style: TextStyle;
}

interface Row {
  cells: Cell[];
  height: number;
  isHead: boolean;
}

function rowOf(pdf: TaggedPdf, { columns, cells, isHead, isBold = false, minHeight }: RowPlan): Row {
  let left = MARGIN.x;
  const laidOut = columns.map(({ share, align = 'left' }, index): Cell => {
    const x = left + PADDING.x;
    const width = share * TEXT_WIDTH - 2 * PADDING.x;
    left += share * TEXT_WIDTH;
    const font = isHead || isBold ? 'text-bold' : 'text';
    const color = isHead ? pdf.paint.deep : INK.body;
    return { text: cells[index] ?? '', style: { font, size: SIZE, color, x, width, align } };
  });
  const heights = laidOut.map(({ text, style }) => (text === '' ? 0 : pdf.heightOf(text, style)));
  return { cells: laidOut, height: Math.max(minHeight, ...heights) + 2 * PADDING.y, isHead };
}

function writeRow(pdf: TaggedPdf, table: StructureElement, row: Row): void {
  const { y: top } = pdf;
  if (row.isHead) drawHeadGround(pdf, row);
  const element = pdf.child(table, 'TR');
  for (const { text, style } of row.cells) {
    const cell = row.isHead ? pdf.child(element, 'TH', { scope: 'Column' }) : pdf.child(element, 'TD');
    pdf.y = top + PADDING.y;
    if (text !== '') cell.add(() => pdf.draw(text, style));
    cell.end();
  }
  element.end();
  endRow(pdf, top, row);
}

function repeatHead(pdf: TaggedPdf, row: Row): void {
  const { y: top } = pdf;
  drawHeadGround(pdf, row);
  for (const { text, style } of row.cells) {
    pdf.y = top + PADDING.y;
    pdf.artifact(() => pdf.draw(text, style));
  }
  endRow(pdf, top, row);
}

function drawHeadGround(pdf: TaggedPdf, { height }: Row): void {
  const { y, paint } = pdf;
  pdf.artifact((doc) => doc.rect(MARGIN.x, y, TEXT_WIDTH, height).fill(paint.tint));
}

function endRow(pdf: TaggedPdf, top: number, { height, isHead, cells }: Row): void {
  const bottom = top + height;
  pdf.rule(MARGIN.x, bottom, TEXT_WIDTH, isHead ? pdf.paint.deep : INK.rule, isHead ? 1.3 : 0.6);
  const inner = cells.slice(1).map(({ style }) => (style.x ?? 0) - PADDING.x);
  pdf.artifact((doc) => {
    doc.lineWidth(0.6).strokeColor(INK.rule);
    for (const x of [MARGIN.x, ...inner, MARGIN.x + TEXT_WIDTH]) doc.moveTo(x, top).lineTo(x, bottom).stroke();
  });
  pdf.y = bottom;
}
