// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { worksheetsPdf } from '#client/panel/classroom/printing/worksheetsPdf.ts';
import type { WorksheetCopies } from '#domain/classroom/worksheetCopies.ts';
import { WORKSHEETS, worksheetId, worksheetWith } from '#domain/game/worksheets.ts';
import { readPdfManifest } from '../../../../../tools/pdf/manifest.ts';

const PDFS = path.resolve(import.meta.dirname, '../../../../../assets/pdf');
const MANIFEST = readPdfManifest(PDFS);
const TITLE = 'Fichas da sessão 4 de 6';
const A4 = [595, 842];
/** What one more copy of a page adds to the file. */
const MAX_BYTES_PER_COPY = 500;

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const content = readFileSync(path.join(PDFS, path.basename(address)));
    return new Response(content, { headers: { 'content-type': 'application/pdf' } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const copiesOf = (counts: Record<string, number>): WorksheetCopies[] =>
  Object.entries(counts).flatMap(([id, copies]) => {
    const place = worksheetWith(id);
    return place === null ? [] : [{ place, copies }];
  });
const pagesOf = (id: string) => MANIFEST[id]?.pages ?? 0;
const bytesOf = (ids: string[]) => ids.reduce((sum, id) => sum + (MANIFEST[id]?.bytes ?? 0), 0);

async function printed(counts: Record<string, number>) {
  const blob = await worksheetsPdf(copiesOf(counts), TITLE);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  return { blob, bytes, pdf };
}

async function texts(pdf: PDFDocumentProxy): Promise<string[]> {
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
  return Promise.all(pages);
}

/** Eight teams, two worksheets each: one session. Sheets of two and of three pages. */
const SESSION = {
  'ic-m3-fs1': 3,
  'dh-m3-fs1': 2,
  'ds-m3-fs1': 3,
  'ic-m3-fs2': 3,
  'dh-m3-fs2': 2,
  'ds-m3-fs2': 3,
};
const SHEETS = Object.keys(SESSION);

describe('the worksheets of a session in one PDF', () => {
  test('are fetched once each', async () => {
    await printed(SESSION);
    expect(asked).toEqual(SHEETS.map((id) => `/pdf/${id}.pdf`));
  });

  test('begin each on a new sheet of paper, in order, as often as they are needed', async () => {
    const { pdf } = await printed(SESSION);
    const expected = Object.entries(SESSION)
      .flatMap(([id, copies]) =>
        Array.from({ length: copies }, () =>
          pagesOf(id) % 2 === 1 ? [...Array(pagesOf(id)).fill(id), ''] : Array(pagesOf(id)).fill(id),
        ),
      )
      .flat();
    const found = (await texts(pdf)).map((text) => /Ficha (\w\w) · m(\d) · fs(\d)/.exec(text)?.slice(1) ?? []);
    expect(found.map(([theme, mission, number]) => (theme ? `${theme}-m${mission}-fs${number}` : ''))).toEqual(
      expected,
    );
    expect(pdf.numPages % 2).toBe(0);
  });

  test('are A4 throughout, with a title and a language', async () => {
    const { pdf, blob } = await printed(SESSION);
    for (let page = 1; page <= pdf.numPages; page += 1) {
      const { width, height } = (await pdf.getPage(page)).getViewport({ scale: 1 });
      expect([Math.round(width), Math.round(height)]).toEqual(A4);
    }
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: TITLE, Language: 'pt-PT' });
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    expect(blob.type).toBe('application/pdf');
  });

  test('are stored once, however many copies there are', async () => {
    const few = await printed(SESSION);
    expect(few.bytes.length).toBeLessThan(bytesOf(SHEETS));
    const many = await printed(Object.fromEntries(SHEETS.map((id) => [id, 20])));
    const perPage = (many.bytes.length - few.bytes.length) / (many.pdf.numPages - few.pdf.numPages);
    expect(perPage).toBeLessThan(MAX_BYTES_PER_COPY);
  });

  test('keep the tags and alternative texts of the first copy of each', async () => {
    const { pdf } = await printed({ 'ic-m1-fs1': 2, 'dh-m1-fs1': 1 });
    const trees = await Promise.all([1, 3, 5].map(async (page) => (await pdf.getPage(page)).getStructTree()));
    const [first, copy, other] = trees.map((tree) => JSON.stringify(tree));
    expect(first).toContain('"role":"Document"');
    expect(first).toMatch(/"alt":"A nave \S+ a voar diante de um planeta/);
    expect(copy).not.toContain('"role":"Document"');
    expect(other).toMatch(/"alt":"A nave /);
    expect(other).not.toBe(first);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  });

  test('may be any of the 36', async () => {
    const ids = WORKSHEETS.map(worksheetId);
    const { pdf } = await printed(Object.fromEntries(ids.map((id) => [id, 1])));
    expect(pdf.numPages).toBe(ids.reduce((sum, id) => sum + pagesOf(id) + (pagesOf(id) % 2), 0));
    const pages = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
    const trees = await Promise.all(pages.map(async (page) => (await pdf.getPage(page)).getStructTree()));
    const tagged = trees.filter((tree) => JSON.stringify(tree).includes('"type":"content"'));
    expect(tagged).toHaveLength(ids.reduce((sum, id) => sum + pagesOf(id), 0));
  });

  test('are not printed when one cannot be fetched', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(worksheetsPdf(copiesOf(SESSION), TITLE)).rejects.toThrow('Sem ligação ao servidor.');
    vi.stubGlobal('fetch', async () => Response.json({ message: 'Não existe.', code: 'notFound' }, { status: 404 }));
    await expect(worksheetsPdf(copiesOf(SESSION), TITLE)).rejects.toThrow('Não existe.');
    vi.stubGlobal('fetch', async () => new Response('no PDF'));
    await expect(worksheetsPdf(copiesOf(SESSION), TITLE)).rejects.toThrow();
  });
});
