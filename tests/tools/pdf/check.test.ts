import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { easyWorksheetId, WORD_SHEETS, wordSheetId } from '#domain/game/printedSheets.ts';
import { WORKSHEETS, worksheetId } from '#domain/game/worksheets.ts';
import { type Failure, failureText } from '../../../tools/assetManifest.ts';
import { pdfFaults } from '../../../tools/pdf/check.ts';
import { type PdfManifest, readPdfManifest } from '../../../tools/pdf/manifest.ts';
import { type PrintItem, printItems, titledWorksheets } from '../../../tools/pdf/printItems.ts';
import { renderPdfs } from '../../../tools/pdf/render.ts';

const ASSETS = fileURLToPath(new URL('../../../assets/pdf', import.meta.url));
const REMEDY = 'refaçam-no com «npm run pdf -- --only ic-m1-fs1»';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pdf-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns a fake document that is printed at once. */
function item(id: string, change: Partial<PrintItem> = {}): PrintItem {
  const print = async () => ({ pdf: Buffer.from(`%PDF ${id}`), pages: 2, note: '' });
  return { id, source: `source of ${id}`, mostPages: 3, mostBytes: 400_000, print, ...change };
}

async function rendered(items: readonly PrintItem[], only = ''): Promise<{ made: string[]; failures: Failure[] }> {
  const made: string[] = [];
  const failures = await renderPdfs({ folder, items, only, report: (line) => made.push(line.split(':', 1)[0] ?? '') });
  return { made, failures };
}

function editManifest(change: (manifest: PdfManifest) => void): void {
  const manifest = readPdfManifest(folder);
  change(manifest);
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
}

describe('the check of the documents', () => {
  const items = [item('ic-m1-fs1'), item('ic-m1-fs2')];
  beforeEach(async () => {
    await rendered(items);
  });

  it('finds no fault in fresh documents', () => {
    expect(pdfFaults(folder, items)).toEqual([]);
  });

  it('reports a missing document and the command that makes it', () => {
    rmSync(path.join(folder, 'ic-m1-fs1.pdf'));
    expect(pdfFaults(folder, items)).toEqual([`Falta o ficheiro ic-m1-fs1.pdf: ${REMEDY}.`]);
  });

  it('detects changed content of the same or another size', () => {
    const file = path.join(folder, 'ic-m1-fs1.pdf');
    const content = readFileSync(file);
    writeFileSync(
      file,
      content.map((byte, index) => (index === 6 ? byte ^ 1 : byte)),
    );
    expect(pdfFaults(folder, items)).toEqual([expect.stringContaining('ic-m1-fs1.pdf: o conteúdo mudou')]);
    writeFileSync(file, 'x');
    expect(pdfFaults(folder, items)).toEqual([expect.stringContaining('ic-m1-fs1.pdf: tem 1 bytes')]);
  });

  it('reports unexpected files in the folder and entries in the manifest', () => {
    writeFileSync(path.join(folder, 'extra.pdf'), 'x');
    expect(pdfFaults(folder, items)).toEqual(['O ficheiro extra.pdf está a mais: «npm run pdf» retira-o.']);
    rmSync(path.join(folder, 'extra.pdf'));
    expect(pdfFaults(folder, [item('ic-m1-fs1')])).toEqual([
      'O ficheiro ic-m1-fs2.pdf está a mais: «npm run pdf» retira-o.',
    ]);
  });

  it('requires an entry and a licence for each document', () => {
    editManifest((manifest) => {
      delete manifest['ic-m1-fs2'];
      Object.assign(manifest['ic-m1-fs1'] ?? {}, { licence: '' });
    });
    expect(pdfFaults(folder, items)).toEqual([
      `ic-m1-fs1.pdf: falta a licença; ${REMEDY}.`,
      expect.stringContaining('ic-m1-fs2.pdf não consta do manifesto'),
    ]);
  });

  it('reports documents whose sources have changed', () => {
    expect(pdfFaults(folder, [item('ic-m1-fs1', { source: 'new' }), item('ic-m1-fs2')])).toEqual([
      `O documento «ic-m1-fs1» já não corresponde ao que lhe deu origem (texto, imagens ou código): ${REMEDY}.`,
    ]);
  });

  it('reports too many pages and too many bytes', () => {
    const strict = [item('ic-m1-fs1', { mostPages: 1 }), item('ic-m1-fs2', { mostBytes: 5 })];
    expect(pdfFaults(folder, strict)).toEqual([
      expect.stringContaining('«ic-m1-fs1» tem 2 páginas e pode ter 1'),
      expect.stringContaining('«ic-m1-fs2» tem 14 bytes e pode ter 5'),
    ]);
  });
});

describe('renderPdfs', () => {
  const items = [item('ic-m1-fs1'), item('ic-m2-fs1'), item('manual')];

  it('makes only outdated documents', async () => {
    expect((await rendered(items)).made).toEqual(['ic-m1-fs1', 'ic-m2-fs1', 'manual']);
    expect((await rendered(items)).made).toEqual([]);
    writeFileSync(path.join(folder, 'manual.pdf'), 'x');
    expect((await rendered([item('ic-m1-fs1', { source: 'new' }), ...items.slice(1)])).made).toEqual([
      'ic-m1-fs1',
      'manual',
    ]);
  });

  it('makes the documents with an id prefix, and throws for an unknown one', async () => {
    expect((await rendered(items, 'ic-m1')).made).toEqual(['ic-m1-fs1']);
    expect((await rendered(items, 'ic')).made).toEqual(['ic-m1-fs1', 'ic-m2-fs1']);
    await expect(rendered(items, 'i')).rejects.toThrow('Não há nenhum documento chamado «i».');
  });

  it('removes unexpected files', async () => {
    await rendered(items);
    writeFileSync(path.join(folder, 'extra.pdf'), 'x');
    await rendered(items.slice(1));
    expect(pdfFaults(folder, items.slice(1))).toEqual([]);
  });

  it('continues after a failed document, and returns it', async () => {
    const broken = item('ic-m1-fs1', { print: () => Promise.reject(new Error('é longa')) });
    const { made, failures } = await rendered([broken, ...items.slice(1)]);
    expect(made).toEqual(['ic-m2-fs1', 'manual']);
    expect(failures).toEqual([{ id: 'ic-m1-fs1', reason: 'é longa' }]);
    expect(failures.map(failureText)).toEqual(['«ic-m1-fs1» não se fez: é longa']);
    expect(pdfFaults(folder, [broken, ...items.slice(1)])).toEqual([
      expect.stringContaining('Falta o ficheiro ic-m1-fs1.pdf'),
    ]);
  });
});

describe('the product’s documents', () => {
  const manifest = readPdfManifest(ASSETS);

  it('are up to date with their texts, pictures and code', () => {
    expect(pdfFaults(ASSETS, printItems())).toEqual([]);
  });

  it('are 36 worksheets and their easy read, of one to three pages and at most 400 kB, 12 pages of words, the manual and its annex', () => {
    const ids = [...WORKSHEETS.map(worksheetId), ...WORKSHEETS.map(easyWorksheetId)];
    const words = WORD_SHEETS.map(wordSheetId);
    expect(Object.keys(manifest).sort()).toEqual([...ids, ...words, 'manual', 'staff/anexo'].sort());
    for (const id of ids) {
      const { pages = 0, bytes = 0 } = manifest[id] ?? {};
      expect(pages, id).toBeGreaterThanOrEqual(1);
      expect(pages, id).toBeLessThanOrEqual(3);
      expect(bytes, id).toBeGreaterThan(20_000);
      expect(bytes, id).toBeLessThanOrEqual(400_000);
    }
  });

  it('are all different files', () => {
    const sums = Object.values(manifest).map(({ sha256 }) => sha256);
    expect(new Set(sums).size).toBe(2 * WORKSHEETS.length + WORD_SHEETS.length + 2);
  });

  it('are outdated when a word of a worksheet changes', () => {
    const worksheets = titledWorksheets().map((worksheet) =>
      worksheetId(worksheet.place) === 'ic-m1-fs1'
        ? { ...worksheet, sheet: { ...worksheet.sheet, story: `${worksheet.sheet.story} Sim.` } }
        : worksheet,
    );
    const before = pdfFaults(ASSETS, printItems());
    const added = pdfFaults(ASSETS, printItems(worksheets)).filter((fault) => !before.includes(fault));
    expect(added).toEqual([expect.stringContaining('«ic-m1-fs1» já não')]);
  });
});
