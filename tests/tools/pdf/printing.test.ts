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

/** npm has the compiler for one kind of machine, and there it has to be. */
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
  return printWorksheet({ place: PLACE, title: 'Um título com #1, 5 % e *estrelas*', sheet, system: SOLAR_SYSTEMS.ic });
}

function sheet(index: number): Worksheet {
  const found = SHEETS[index];
  if (found === undefined) throw new Error('no such sheet');
  return found;
}

describe.runIf(PRINTS)('a worksheet’s print', () => {
  let pdf: Buffer = Buffer.alloc(0);
  beforeAll(async () => {
    ({ pdf } = await print(sheet(0)));
  });

  it('is tagged, in Portuguese, says that it is PDF/UA and has its title', () => {
    const bytes = pdf.toString('latin1');
    expect(bytes).toContain('/StructTreeRoot');
    expect(bytes).toContain('/Lang (pt-PT)');
    expect(bytes).toMatch(/pdfuaid:part>1</);
    expect(bytes).toContain('/DisplayDocTitle true');
  });

  it('is the same bytes again', async () => {
    expect((await print(sheet(0))).pdf.equals(pdf)).toBe(true);
  });

  it('takes no sign of a text for its own', async () => {
    const text = await pdfText(pdf);
    expect(text).toContain('Comparem #1 e *2*');
    expect(text).toContain('Escrevam $x$ @nome <etiqueta> _assim_ e `assim`');
    expect(text).toContain('\\ [a].');
    expect(text).toMatch(/O CO ?2 também conta/);
  });

  it('makes bold of ** and prints none of it', async () => {
    const text = await pdfText(pdf);
    expect(text).toContain('Distinguir facto de opinião');
    expect(text).not.toContain('**');
  });

  it('writes numbers and their unit the Portuguese way', async () => {
    expect(await pdfText(pdf)).toContain('6,5 pessoas');
  });

  it('reads the picture of a chart out', async () => {
    const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
    const trees = await Promise.all(
      Array.from({ length: document.numPages }, async (_, index) =>
        (await document.getPage(index + 1)).getStructTree(),
      ),
    );
    const tree = JSON.stringify(trees);
    expect(tree).toContain('Gráfico de barras: Línguas faladas em casa numa turma inventada. Português: 18');
    expect(tree).toContain('A ORBI, a inteligência artificial da nave');
    for (const role of ['"H1"', '"H2"', '"TH"', '"TD"', '"L"']) expect(tree).toContain(role);
  });

  it('says who it is at each foot', async () => {
    expect(await pdfText(pdf)).toContain('Ficha ic · m1 · fs1 Conselho Galáctico 1 de 2');
  });
});

describe.runIf(PRINTS)('activities', () => {
  it('are all in the example', () => {
    const kinds = SHEETS.flatMap(({ activities }) => activities.map(({ kind }) => kind));
    expect([...new Set(kinds)].sort()).toEqual([...KINDS].sort());
  });

  it.each(SHEETS.map((one, index) => [one.activities.map(({ kind }) => kind).join(', '), index] as const))(
    'print: %s',
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

describe.runIf(PRINTS)('what is refused', () => {
  it('more than three pages', async () => {
    const one = sheet(1);
    const long = { ...one, activities: [...one.activities, ...sheet(2).activities, ...sheet(4).activities] };
    await expect(print(long)).rejects.toThrow(/A ficha ic-m1-fs1 ocupa \d páginas; cabem 3: encurtem-na\./);
  });

  it('a letter that the fonts do not have', async () => {
    await expect(print({ ...sheet(0), story: 'Uma seta \u2192 e um \u2713.' })).rejects.toThrow('\u2192');
  });

  it('whatever the compiler warns of, in every document', () => {
    const source = '#set document(title: "A")\n#set text(font: "Ninguém")\nOlá';
    const pictures = new Map([['typst/warned.typ', Buffer.from(source)]]);
    const { pdf } = compilePdf('typst/warned.typ', { inputs: {}, pictures });
    expect(pdf).toThrow(/^typst\/warned\.typ: unknown font family: ninguém/);
  });
});

describe('where there is no compiler', () => {
  it('printing is refused in clear words', () => {
    // Another name makes it so where there is one.
    const absent = PRINTS ? 'a-compiler-that-is-not-here' : TYPST;
    expect(() => createCompiler('.', [], absent)).toThrow(
      'Os PDF imprimem-se em Linux (x64, glibc): o compilador Typst não existe para esta máquina.',
    );
  });
});
