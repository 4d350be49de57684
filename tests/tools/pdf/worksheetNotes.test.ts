import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { NOTES_BY_THEME } from '#content/worksheets/notes/notes.ts';
import { WORKSHEET_TITLES } from '#content/worksheetTitles.ts';
import { WORKSHEETS, worksheetId } from '#domain/game/worksheets.ts';
import { placedTexts } from '../../support/pdfText.ts';

const ANNEX = fileURLToPath(new URL('../../../assets/pdf/staff/anexo.pdf', import.meta.url));
/** The page's upper half ends here, in mm. */
const HALF = 297 / 2;

/** Removes what line breaks change: spaces, and hyphens that are repeated on the next line. */
const plain = (text: string) => text.replaceAll('- -', '-').replaceAll(/\s+/g, '');

const sheets = WORKSHEETS.map((place) => {
  const { theme, mission, number } = place;
  const title = WORKSHEET_TITLES[theme][mission][number];
  return { id: worksheetId(place), title, note: NOTES_BY_THEME[theme][`m${mission}-fs${number}`] };
});

describe('the notes in the annex for staff', () => {
  let pages: string[] = [];
  let lowest: number[] = [];
  beforeAll(async () => {
    const placed = await placedTexts(readFileSync(ANNEX));
    pages = placed.map((texts) => plain(texts.map(({ text }) => text).join(' ')));
    const isBody = (text: string) => !/^(?:Anexo para quem dá a aula|Conselho Galáctico|\d+ de \d+)$/u.test(text);
    lowest = placed.map((texts) => Math.max(...texts.filter(({ text }) => isBody(text)).map(({ top }) => top)));
  });
  const pageOf = (id: string, title: string) => pages.findIndex((page) => page.includes(plain(`${id} · ${title}`)));

  it.each(sheets)('print every text of $id on one page', ({ id, title, note }) => {
    const page = pages[pageOf(id, title)] ?? '';
    const { aim, begin, questions, risks, base, challenge, alone } = note;
    const cases = risks.flatMap(({ sign, response }) => [sign, response]);
    const texts = [aim, begin, ...questions, ...cases, base, challenge, ...(alone === undefined ? [] : [alone.how])];
    expect(texts.filter((text) => !page.includes(plain(text)))).toEqual([]);
  });

  it('stand in the order of theme and mission, and the contents name their pages', () => {
    const found = sheets.map(({ id, title }) => pageOf(id, title));
    expect(found).toEqual([...found].sort((one, other) => one - other));
    const contents = pages[0] ?? '';
    sheets.forEach(({ id, title }, index) => {
      expect(contents).toContain(plain(`${id.slice(3)} ${title} ${(found[index] ?? 0) + 1}`));
    });
  });

  it('leave no page of the annex less than half full', () => {
    expect(lowest.length).toBeGreaterThan(20);
    expect(lowest.filter((bottom) => bottom < HALF)).toEqual([]);
  });
});
