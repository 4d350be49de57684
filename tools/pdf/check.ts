import { fileFaults, surplusFaults } from '../assetManifest.ts';
import { type PdfEntry, pdfFile, readPdfManifest } from './manifest.ts';
import type { PrintItem } from './printItems.ts';

/**
 * Compares `folder` (assets/pdf) and its manifest with the expected documents, without rendering. Returns a Portuguese
 * sentence with the remedy for each fault.
 */
export function pdfFaults(folder: string, items: readonly PrintItem[]): string[] {
  const manifest = readPdfManifest(folder);
  const byFile = Object.fromEntries(Object.entries(manifest).map(([id, entry]) => [pdfFile(id), entry]));
  const expected = new Set(items.map(({ id }) => pdfFile(id)));
  return [
    ...items.flatMap((item) => [
      ...fileFaults(folder, pdfFile(item.id), manifest[item.id], remedyOf(item)),
      ...entryFaults(item, manifest[item.id]),
    ]),
    ...surplusFaults(folder, byFile, expected, 'npm run pdf'),
  ];
}

function remedyOf({ id }: PrintItem): string {
  return `refaçam-no com «npm run pdf -- --only ${id}»`;
}

/** Skips documents that are not in the manifest, which fileFaults reports. */
function entryFaults(item: PrintItem, entry: PdfEntry | undefined): string[] {
  if (entry === undefined) return [];
  const { id, source, mostPages, mostBytes } = item;
  const faults: string[] = [];
  if (entry.source !== source) {
    faults.push(
      `O documento «${id}» já não corresponde ao que lhe deu origem (texto, imagens ou código): ${remedyOf(item)}.`,
    );
  }
  if (entry.pages < 1 || entry.pages > mostPages) {
    faults.push(`O documento «${id}» tem ${entry.pages} páginas e pode ter ${mostPages}: encurtem-no.`);
  }
  if (entry.bytes > mostBytes) {
    faults.push(`O documento «${id}» tem ${entry.bytes} bytes e pode ter ${mostBytes}: usem imagens mais leves.`);
  }
  return faults;
}
