import { expect, it } from 'vitest';
import { PLACE_NAMES } from '#content/placeNames.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { MISSION_LEVELS, THEMES } from '#domain/vocabulary.ts';

it.each(THEMES)('the short names of %s are those of its missions', (theme) => {
  for (const level of MISSION_LEVELS) {
    const { place } = SOLAR_SYSTEMS[theme].missions[level];
    expect(place.split(',')[0]).toBe(PLACE_NAMES[theme][level]);
  }
});
