import { describe, expect, it } from 'vitest';
import { SHIP_DESCRIPTIONS } from '#content/shipDescriptions.ts';
import { SHIPS } from '#domain/vocabulary.ts';

describe('the descriptions of the ships', () => {
  it('cover every ship, each with a colour and a shape, and none like another', () => {
    const texts = SHIPS.map(({ key }) => SHIP_DESCRIPTIONS[key]);
    expect(new Set(texts).size).toBe(SHIPS.length);
    expect(texts.filter((text) => text.split(',').length < 3)).toEqual([]);
    // The colour comes first, so that one hears it before going on.
    expect(new Set(texts.map((text) => text.split(',')[0])).size).toBe(SHIPS.length);
  });

  it('are short enough to be heard while one looks for a ship', () => {
    expect(Object.values(SHIP_DESCRIPTIONS).filter((text) => text.split(' ').length > 12)).toEqual([]);
  });
});
