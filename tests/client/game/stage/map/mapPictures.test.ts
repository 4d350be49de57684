import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PICTURES, pictureBytes, texturesBytes } from '#client/game/stage/assets/bundles.ts';
import {
  nebulaPictures,
  planetHeight,
  planetPictures,
  shipPictureOf,
  wholePictures,
} from '#client/game/stage/map/mapPictures.ts';
import { SHIPS, THEMES, type Theme } from '#domain/vocabulary.ts';

const MANIFEST = new URL('../../../../../assets/manifest.json', import.meta.url);
const sizes: Record<string, { width: number; height: number }> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
const MEGABYTE = 1024 * 1024;
/** Like the scenes of the game. */
const MAX_TEXTURE_MB = 32;
/** The composed sky, and the chart on a screen of 1920 x 1080. */
const DRAWN = [
  { width: 1440, height: 810 },
  { width: 1440, height: 810 },
];

const NUMBERS = SHIPS.map(({ number }) => number);
const CLASSES: readonly (readonly Theme[])[] = [['ic'], ['dh', 'ds'], THEMES];

function planetBytes(themes: readonly Theme[]): number {
  const height = planetHeight(themes.length);
  return planetPictures(themes).reduce((sum, key) => {
    const { width = 0, height: whole = 1 } = sizes[key] ?? {};
    return sum + pictureBytes({ width: Math.round((width * height) / whole), height }, true);
  }, 0);
}

describe('the pictures of the star map', () => {
  it.each(CLASSES)('exist, and are those of the systems of the class alone', (...themes) => {
    const keys = [...wholePictures(themes, [...NUMBERS, null]), ...planetPictures(themes), ...nebulaPictures(themes)];
    for (const key of keys) expect(PICTURES.has(key), key).toBe(true);
    for (const theme of THEMES) {
      const own = keys.filter((key) => key.startsWith(`${theme}/`));
      expect(own).toHaveLength(themes.includes(theme) ? 6 : 0);
    }
  });

  it.each(CLASSES)('stay within the texture memory, with all ten ships', (...themes) => {
    // Lights are copies of their pictures; only the copies are drawn.
    const whole = texturesBytes(wholePictures(themes, [...NUMBERS, null]), sizes);
    const drawn = DRAWN.reduce((sum, size) => sum + pictureBytes(size, false), 0);
    expect((whole + drawn + planetBytes(themes)) / MEGABYTE).toBeLessThanOrEqual(MAX_TEXTURE_MB);
  });

  it('show a pod before a team has chosen its ship', () => {
    expect(shipPictureOf(null)).toBe('map/pod');
    expect(shipPictureOf(0)).toBe('ships/faisca-avatar');
  });
});
