import { pdfAddress } from '#client/api/checkPdf.ts';
import { download } from '#client/api/download.ts';
import type { WorksheetCopies } from '#domain/classroom/worksheetCopies.ts';
import { worksheetId } from '#domain/game/worksheets.ts';
import { PdfMerger } from './PdfMerger.ts';

/**
 * Returns one PDF with all copies of these worksheets. Throws CallError when one cannot be fetched. This file is loaded when
 * the first worksheets are printed, because it brings the PDF library.
 */
export async function worksheetsPdf(worksheets: readonly WorksheetCopies[], title: string): Promise<Blob> {
  const files = await Promise.all(worksheets.map(({ place }) => download(pdfAddress(worksheetId(place)))));
  const merger = new PdfMerger(title);
  for (const [index, { copies }] of worksheets.entries()) {
    const content = await files[index]?.content.arrayBuffer();
    if (content) await merger.add(new Uint8Array(content), copies);
  }
  return new Blob([await merger.toBytes()], { type: 'application/pdf' });
}
