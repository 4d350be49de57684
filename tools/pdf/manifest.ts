import { type AssetEntry, readManifest } from '../assetManifest.ts';

/** assets/pdf/manifest.json: an entry per document, by id. */
export type PdfManifest = Record<string, PdfEntry>;
export type PdfEntry = AssetEntry & { pages: number };

export function readPdfManifest(folder: string): PdfManifest {
  return readManifest<PdfEntry>(folder);
}

export function pdfFile(id: string): string {
  return `${id}.pdf`;
}
