import { describe, expect, test } from 'vitest';
import { WORKSHEET_TITLES } from '#content/worksheetTitles.ts';
import { WORKSHEETS, worksheetId, worksheetWith } from '#domain/game/worksheets.ts';
import { MISSION_LEVELS, THEMES, WORKSHEET_MOMENTS, WORKSHEET_NUMBERS } from '#domain/vocabulary.ts';

describe('the worksheets', () => {
  test('are three for each mission of each theme, with unique ids', () => {
    const ids = WORKSHEETS.map(worksheetId);
    expect(ids).toHaveLength(36);
    expect(new Set(ids).size).toBe(36);
    for (const theme of THEMES) {
      for (const mission of MISSION_LEVELS) {
        for (const number of WORKSHEET_NUMBERS) expect(ids).toContain(`${theme}-m${mission}-fs${number}`);
      }
    }
  });

  test.each(WORKSHEETS.map((place) => [worksheetId(place), place] as const))('are found by id %s', (id, place) => {
    expect(id).toMatch(/^(ds|dh|ic)-m[1-4]-fs[1-3]$/);
    expect(worksheetWith(id)).toEqual(place);
  });

  test.each([
    '',
    'manual',
    'ic',
    'ic-m1',
    'ic-m0-fs1',
    'ic-m5-fs1',
    'ic-m1-fs0',
    'ic-m1-fs4',
    'xx-m1-fs1',
    'IC-m1-fs1',
  ])('are not found by %j', (id) => {
    expect(worksheetWith(id)).toBeNull();
    expect(worksheetWith(` ${id}`)).toBeNull();
  });

  test('have unique titles, and a moment per number', () => {
    const titles = WORKSHEETS.map(({ theme, mission, number }) => WORKSHEET_TITLES[theme][mission][number]);
    for (const title of titles) expect(title).toMatch(/^\p{Lu}.{4,40}$/u);
    expect(new Set(titles).size).toBe(36);
    expect(new Set(WORKSHEET_NUMBERS.map((number) => WORKSHEET_MOMENTS[number])).size).toBe(3);
  });
});
