import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { easyWorksheetId, WORD_SHEETS, wordSheetId } from '#domain/game/printedSheets.ts';
import { WORKSHEETS, worksheetId } from '#domain/game/worksheets.ts';
import { poseOf } from '../../../tools/pdf/robotPoses.ts';
import { type PageInk, pagesInk } from '../../support/pdfPixels.ts';

const PDFS = fileURLToPath(new URL('../../../assets/pdf', import.meta.url));
/** Schools print in black and pay for it themselves. */
const MAX_INK = 0.08;
/** 84 documents on a machine that does other things too. */
const DRAWING_MS = 180_000;

const ids = [...WORKSHEETS.map(worksheetId), ...WORKSHEETS.map(easyWorksheetId), ...WORD_SHEETS.map(wordSheetId)];
const drawn = new Map<string, PageInk[]>();

describe('the printed worksheets and words', () => {
  beforeAll(async () => {
    for (const id of ids) drawn.set(id, await pagesInk(readFileSync(`${PDFS}/${id}.pdf`)));
  }, DRAWING_MS);

  it.each(ids)('%s spares ink on every page', (id) => {
    const pages = drawn.get(id) ?? [];
    expect(pages.length).toBeGreaterThan(0);
    for (const { ink } of pages) {
      expect(ink).toBeGreaterThan(0.005);
      expect(ink).toBeLessThanOrEqual(MAX_INK);
    }
  });

  it.each(ids)('%s has no page less than half full', (id) => {
    for (const { filled } of drawn.get(id) ?? []) expect(filled).toBeGreaterThanOrEqual(0.5);
  });

  it('show ORBI in at least eight poses, and never twice in a mission', () => {
    const poses = WORKSHEETS.map((place) => poseOf(place).alt);
    expect(new Set(poses).size).toBeGreaterThanOrEqual(8);
    for (let first = 0; first < poses.length; first += 3) {
      expect(new Set(poses.slice(first, first + 3)).size).toBe(3);
    }
  });
});
