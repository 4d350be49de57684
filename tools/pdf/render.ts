import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Failure, failureOf, fileFacts, isUpToDate, writeManifest } from '../assetManifest.ts';
import { pdfFile, readPdfManifest } from './manifest.ts';
import type { PrintItem } from './printItems.ts';

/** Texts and drawings are MIT; the embedded fonts are under the Open Font License. */
const LICENCE = 'MIT AND OFL-1.1';

export interface RenderOrder {
  /** assets/pdf */
  folder: string;
  items: readonly PrintItem[];
  /** An id or a prefix of ids ('ic', 'ic-m1'); '' for everything outdated. */
  only: string;
  report: (line: string) => void;
}

/**
 * Makes the requested documents and the manifest; removes unexpected files.
 * @returns the documents that could not be made; all others were made
 */
export async function renderPdfs({ folder, items, only, report }: RenderOrder): Promise<Failure[]> {
  const manifest = readPdfManifest(folder);
  const isWanted = ({ id, source }: PrintItem) =>
    only === '' ? !isUpToDate(folder, pdfFile(id), manifest[id], source) : matches(id, only);
  const wanted = items.filter(isWanted);
  if (only !== '' && wanted.length === 0) throw new Error(`Não há nenhum documento chamado «${only}».`);
  mkdirSync(folder, { recursive: true });
  const failures: Failure[] = [];
  for (const item of wanted) {
    try {
      const { pdf, pages, note } = await item.print();
      const file = path.join(folder, pdfFile(item.id));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, pdf);
      const facts = fileFacts(folder, pdfFile(item.id));
      manifest[item.id] = { ...facts, pages, source: item.source, licence: LICENCE };
      report(`${item.id}: ${pages} p., ${Math.round(pdf.length / 1000)} kB; ${note}`);
    } catch (error) {
      failures.push(failureOf(item.id, error));
    }
  }
  writeManifest(
    folder,
    manifest,
    items.map(({ id }) => id),
    pdfFile,
  );
  return failures;
}

function matches(id: string, asked: string): boolean {
  return id === asked || id.startsWith(`${asked}-`);
}
