import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Activity, Worksheet } from '#content/Worksheet.ts';
import { WORKSHEETS_BY_THEME } from '#content/worksheets/worksheets.ts';
import { WORKSHEET_TITLES } from '#content/worksheetTitles.ts';
import { WORKSHEETS, worksheetId } from '#domain/game/worksheets.ts';
import { MISSION_LEVELS, THEMES } from '#domain/vocabulary.ts';
import { EASY, readingEase } from '../../tools/words/readingEase.ts';
import { unjoinedUnits } from '../../tools/words/unitsApart.ts';

const PDFS = fileURLToPath(new URL('../../assets/pdf', import.meta.url));

const sheets: [string, Worksheet][] = WORKSHEETS.map((place) => {
  const { theme, mission, number } = place;
  return [worksheetId(place), WORKSHEETS_BY_THEME[theme][`m${mission}-fs${number}`]];
});

/** Returns every text in a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const isWords = (text: string) => /\p{L} \p{L}/u.test(text);

/** Returns the story and instructions, without single words. */
function reading({ story, activities }: Worksheet): string {
  const texts = [story, ...activities.map(({ instructions }) => instructions)];
  return texts.filter(isWords).join(' ');
}

describe.each(sheets)('worksheet %s', (id, sheet) => {
  it('has all its sections within their limits', () => {
    expect(sheet.minutes).toBeGreaterThanOrEqual(15);
    expect(sheet.minutes).toBeLessThanOrEqual(90);
    expect(sheet.objectives.length).toBeGreaterThanOrEqual(2);
    expect(sheet.objectives.length).toBeLessThanOrEqual(4);
    expect(sheet.activities.length).toBeGreaterThanOrEqual(2);
    expect(sheet.activities.length).toBeLessThanOrEqual(4);
    expect(sheet.selfAssessment.length).toBeGreaterThanOrEqual(3);
    expect(sheet.sources.length).toBeGreaterThanOrEqual(1);
  });

  it('has different kinds of activities', () => {
    const kinds = sheet.activities.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(Math.min(3, kinds.length));
  });

  it('has trimmed texts, Portuguese quotes and balanced bold marks', () => {
    for (const text of textsOf(sheet)) {
      expect(text, id).toBe(text.trim());
      expect(text, id).not.toMatch(/\s{2}|["“”]/u);
      expect(unjoinedUnits(text), id).toEqual([]);
      expect(text.split('«').length, text).toBe(text.split('»').length);
      expect(text.split('**').length % 2, text).toBe(1);
    }
  });

  it('is easy to read', () => {
    expect(readingEase(reading(sheet)), reading(sheet)).toBeGreaterThanOrEqual(EASY);
  });

  it('is printed as a tagged Portuguese PDF with alternative texts', () => {
    const pdf = readFileSync(`${PDFS}/${id}.pdf`, 'latin1');
    for (const sign of ['/StructTreeRoot', '/Lang (pt-PT)', '/Alt ']) expect(pdf, sign).toContain(sign);
    expect(pdf).toMatch(/pdfuaid:part>1</);
  });

  it('has valid activities', () => {
    for (const activity of sheet.activities) expect(faultOf(activity), `${id}: ${activity.title}`).toBeNull();
  });
});

/** Returns the fault of an activity; null for a valid one. */
function faultOf(activity: Activity): string | null {
  switch (activity.kind) {
    case 'table': {
      const { columns, rows, blankRows = 0 } = activity;
      if (rows.some((row) => row.length !== columns.length)) return 'a row with other cells than columns';
      const isToFill = blankRows > 0 || rows.some((row) => row.includes(''));
      return isToFill ? null : 'nothing to fill in';
    }
    case 'match': {
      const { left, right } = activity;
      if (left.length !== right.length) return 'sides of different length';
      return new Set(right).size === right.length ? null : 'the same twice';
    }
    case 'cards':
      return activity.cards.length >= 4 ? null : 'too few cards';
    case 'rolePlay':
      return activity.roles.length >= 3 ? null : 'too few roles';
    case 'chart':
      return activity.bars.length >= 3 && activity.source !== '' ? null : 'no figures, or from nowhere';
    case 'mindMap':
      return activity.bubbles.length >= 4 && activity.bubbles.length <= 8 ? null : 'four to eight bubbles';
    case 'steps':
      return activity.boxes.length >= 3 ? null : 'too few boxes';
    default:
      return null;
  }
}

describe('the worksheets together', () => {
  it('are 36 with unique titles', () => {
    expect(sheets).toHaveLength(36);
    const titles = THEMES.flatMap((theme) =>
      MISSION_LEVELS.flatMap((mission) => Object.values(WORKSHEET_TITLES[theme][mission])),
    );
    expect(new Set(titles).size).toBe(36);
    for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(36);
  });

  it.each(THEMES)('have at least 13 kinds of activities in %s', (theme) => {
    const kinds = Object.values(WORKSHEETS_BY_THEME[theme]).flatMap(({ activities }) =>
      activities.map(({ kind }) => kind),
    );
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(13);
  });

  it('repeat no story and no instruction', () => {
    for (const texts of [
      sheets.map(([, { story }]) => story),
      sheets.flatMap(([, { activities }]) => activities.map(({ instructions }) => instructions)),
    ]) {
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});
