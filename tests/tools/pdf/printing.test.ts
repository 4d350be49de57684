import { createRequire } from 'node:module';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { Worksheet } from '#content/Worksheet.ts';
import type { WorksheetPlace } from '#domain/game/worksheets.ts';
import { compilePdf } from '../../../tools/pdf/compile.ts';
import { createCompiler, TYPST } from '../../../tools/pdf/typst.ts';
import { printWorksheet } from '../../../tools/pdf/worksheet.ts';
import { pdfText } from '../../support/pdfText.ts';
import { EVERY_KIND, LONG_TIMELINE } from './everyKind.ts';

const PLACE: WorksheetPlace = { theme: 'ic', mission: 1, number: 1 };
const SHEETS = [...EVERY_KIND, LONG_TIMELINE];
const KINDS = [
  'lines table chart cards interview rolePlay map mindMap canvas scale',
  'match timeline venn checklist tree storyboard rings letter steps frame',
].flatMap((line) => line.split(' '));

/** Whether this machine can print: npm has the compiler only for Linux x64 with glibc, where it must be installed. */
const PRINTS = isInstalled(TYPST) || (process.platform === 'linux' && process.arch === 'x64' && isGlibc());

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}

function isGlibc(): boolean {
  return JSON.stringify(process.report.getReport()).includes('"glibcVersionRuntime"');
}

function print(sheet: Worksheet) {
  const title = 'Um título com #1, 5 % e *estrelas*';
  return printWorksheet({ place: PLACE, title, sheet, isEasy: false }, SOLAR_SYSTEMS.ic);
}

function sheet(index: number): Worksheet {
  const found = SHEETS[index];
  if (found === undefined) throw new Error('no such sheet');
  return found;
}

describe.runIf(PRINTS)('a printed worksheet', () => {
  let pdf: Buffer = Buffer.alloc(0);
  beforeAll(async () => {
    ({ pdf } = await print(sheet(0)));
  });

  it('is a tagged Portuguese PDF/UA with a title', () => {
    const bytes = pdf.toString('latin1');
    expect(bytes).toContain('/StructTreeRoot');
    expect(bytes).toContain('/Lang (pt-PT)');
    expect(bytes).toMatch(/pdfuaid:part>1</);
    expect(bytes).toContain('/DisplayDocTitle true');
  });

  it('is reproducible byte by byte', async () => {
    expect((await print(sheet(0))).pdf.equals(pdf)).toBe(true);
  });

  it('does not interpret texts as Typst markup', async () => {
    const text = await pdfText(pdf);
    expect(text).toContain('Comparem #1 e *2*');
    expect(text).toContain('Escrevam $x$ @nome <etiqueta> _assim_ e `assim`');
    expect(text).toContain('\\ [a].');
    expect(text).toMatch(/O CO ?2 também conta/);
  });

  it('renders ** as bold', async () => {
    const text = await pdfText(pdf);
    expect(text).toContain('Distinguir facto de opinião');
    expect(text).not.toContain('**');
  });

  it('formats numbers and units in Portuguese', async () => {
    expect(await pdfText(pdf)).toContain('6,5 pessoas');
  });

  it('has an alternative text for a chart', async () => {
    const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
    const trees = await Promise.all(
      Array.from({ length: document.numPages }, async (_, index) =>
        (await document.getPage(index + 1)).getStructTree(),
      ),
    );
    const tree = JSON.stringify(trees);
    expect(tree).toContain('Gráfico de barras: Línguas faladas em casa numa turma inventada. Português: 18');
    expect(tree).toContain('A ORBI, a olhar em frente');
    for (const role of ['"H1"', '"H2"', '"TH"', '"TD"', '"L"']) expect(tree).toContain(role);
  });

  it('has its id in every footer', async () => {
    expect(await pdfText(pdf)).toContain('Ficha ic · m1 · fs1 · 3.º ciclo Conselho Galáctico 1 de 2');
  });
});

describe.runIf(PRINTS)('activities', () => {
  it('are all covered by the example worksheets', () => {
    const kinds = SHEETS.flatMap(({ activities }) => activities.map(({ kind }) => kind));
    expect([...new Set(kinds)].sort()).toEqual([...KINDS].sort());
  });

  it.each(SHEETS.map((one, index) => [one.activities.map(({ kind }) => kind).join(', '), index] as const))(
    'are printed: %s',
    async (_kinds, index) => {
      const { activities, selfAssessment, sources } = sheet(index);
      const { pdf, layout } = await print(sheet(index));
      const text = await pdfText(pdf);
      expect(layout.pages).toBeLessThanOrEqual(3);
      for (const { title } of activities) expect(text).toContain(title);
      for (const sentence of [...selfAssessment, ...sources]) expect(text).toContain(sentence);
      expect(pdf.length).toBeLessThanOrEqual(400_000);
    },
  );
});

describe.runIf(PRINTS)('printing fails', () => {
  it('for more than three pages', async () => {
    const one = sheet(1);
    const long = { ...one, activities: [...one.activities, ...sheet(2).activities, ...sheet(4).activities] };
    await expect(print(long)).rejects.toThrow(/A ficha ic-m1-fs1 ocupa \d páginas; cabem 3: encurtem-na\./);
  });

  it('for a character missing in the fonts', async () => {
    await expect(print({ ...sheet(0), story: 'Uma seta \u2192 e um \u2713.' })).rejects.toThrow('\u2192');
  });

  it('for any compiler warning, in every document', () => {
    const source = '#set document(title: "A")\n#set text(font: "Ninguém")\nOlá';
    const pictures = new Map([['typst/warned.typ', Buffer.from(source)]]);
    const { pdf } = compilePdf('typst/warned.typ', { inputs: {}, pictures });
    expect(pdf).toThrow(/^typst\/warned\.typ: unknown font family: ninguém/);
  });
});

describe('without a compiler', () => {
  it('printing fails with a clear message', () => {
    // Uses an unknown package name where the compiler is installed.
    const absent = PRINTS ? 'a-compiler-that-is-not-here' : TYPST;
    expect(() => createCompiler('.', [], absent)).toThrow(
      'Os PDF imprimem-se em Linux (x64, glibc): o compilador Typst não existe para esta máquina.',
    );
  });
});
