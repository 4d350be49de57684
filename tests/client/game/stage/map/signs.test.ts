import { describe, expect, it } from 'vitest';
import { labelRect } from '#client/game/stage/map/layout/labelRect.ts';
import { mapLayout, overlaps } from '#client/game/stage/map/layout/mapLayout.ts';
import { COUNCIL_NAME, councilSign, TITLE, titleHeight, titleLines } from '#client/game/stage/map/layout/signs.ts';
import { textWidth } from '#client/game/stage/map/layout/textWidth.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { mapTeams } from './mapTeams.ts';

const SIZES = [
  [1920, 1080],
  [1366, 768],
  [1024, 768],
  [768, 1024],
] as const;

describe.each(SIZES)('on a map of %i x %i', (width, height) => {
  const layout = mapLayout(
    width,
    height,
    mapTeams(8, 3, () => 3),
  );
  const { lanes, labelSize } = layout;

  it('each solar system has its name, which covers the name of no planet', () => {
    for (const lane of lanes) {
      const lines = titleLines(lane, labelSize);
      expect(lines.join(' ')).toBe(THEME_NAMES[lane.theme]);
      const longest = Math.max(...lines.map((line) => textWidth(line, TITLE.size * labelSize)));
      const title = {
        x: 0,
        y: lane.area.y,
        width: 2.3 * labelSize + longest,
        height: titleHeight(lines.length, labelSize),
      };
      // The rectangle of a planet's name has the width of the longest.
      const planets = lane.stops
        .filter(({ level }) => level > 1 && level < 6)
        .map((stop) => labelRect(stop, labelSize));
      expect(planets.filter((planet) => overlaps({ ...planet, x: planet.x + labelSize }, title))).toEqual([]);
    }
  });

  it('the council’s name is whole', () => {
    const sign = councilSign(layout);
    expect(sign.width).toBe(textWidth(COUNCIL_NAME, labelSize));
    expect(sign.x).toBeGreaterThan(0);
    expect(sign.x + sign.width).toBeLessThan(width);
  });
});
