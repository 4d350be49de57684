import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HULLS } from '#client/game/flow/cockpitLayout.ts';
import {
  type BundleOwner,
  bundlePictures,
  isMipmapped,
  PICTURES,
  pictureBytes,
  picturesOf,
  SCENE_BUNDLES,
  texturesBytes,
} from '#client/game/stage/assets/bundles.ts';
import { hallPictures } from '#client/game/stage/hall/hallPictures.ts';
import { wholePictures } from '#client/game/stage/map/mapPictures.ts';
import { flybyAt } from '#client/game/stage/space/flyby.ts';
import { SHIPS, type ShipNumber, THEMES } from '#domain/vocabulary.ts';

const assets = new URL('../../../../../assets/', import.meta.url);
const manifest: Record<string, { file: string; bytes: number; width: number; height: number }> = JSON.parse(
  readFileSync(new URL('manifest.json', assets), 'utf8'),
);

const OWNERS: readonly BundleOwner[] = THEMES.flatMap((theme) =>
  SHIPS.flatMap(({ number }) => [...HULLS, null].map((hull) => ({ theme, ship: number, hull }))),
);

describe('pictures', () => {
  it.each([...PICTURES.keys()])('%s is a file of the manifest', (key) => {
    expect(manifest[key]?.file).toBe(`${key}.webp`);
    expect(existsSync(new URL(`${key}.webp`, assets))).toBe(true);
    expect(PICTURES.get(key)).toContain(key.split('/')[1]);
  });
});

describe('bundles', () => {
  it.each(SCENE_BUNDLES)('%s has existing pictures, each once, for every team and screen', (bundle) => {
    for (const owner of OWNERS) {
      const pictures = bundlePictures(bundle, owner);
      expect(pictures.length).toBeGreaterThan(0);
      expect(new Set(pictures).size).toBe(pictures.length);
      for (const key of pictures) expect(PICTURES.has(key), key).toBe(true);
    }
  });

  it.each(THEMES)('%s has its own system and no other', (theme) => {
    for (const picture of bundlePictures('system', { theme, ship: 0, hull: null })) {
      expect(picture.startsWith(`${theme}/`)).toBe(true);
    }
  });

  it.each(HULLS)('%s has its own hull and no other', (hull) => {
    const pictures = bundlePictures('hull', { theme: 'ic', ship: 0, hull });
    expect(pictures.filter((key) => HULLS.some((name) => key === `hull/${name}`))).toEqual([`hull/${hull}`]);
  });

  it.each([
    [0, ['faisca', 'caracol', 'besouro']],
    [4, ['besouro', 'manta', 'anel', 'nuvem', 'libelula']],
    [9, ['baleia', 'corisco', 'tatu']],
  ] as const)('the fleet around ship %i is %j', (ship, keys) => {
    expect(bundlePictures('fleet', { theme: 'ic', ship, hull: null })).toEqual(keys.map((key) => `ships/${key}`));
  });

  it('several bundles have each picture once', () => {
    const pictures = picturesOf(['sky', 'robot', 'flame', 'sky'], { theme: 'ic', ship: 0, hull: 'wide' });
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures).toContain('shared/glow');
  });

  it('the ship of the first crossing is loaded with the page for signing in', () => {
    const flyby = { ship: -1, x: 0, y: 0, size: 0, rotation: 0 };
    flybyAt(0, SHIPS.length, { every: 15, crossing: 11, sizeFrom: 0.1, sizeTo: 0.2 }, flyby);
    const { key } = SHIPS[flyby.ship as ShipNumber];
    expect(bundlePictures('passing', { theme: 'ic', ship: 0, hull: null })).toEqual([`ships/${key}-avatar`]);
  });

  it('every picture is in a bundle', () => {
    const reached = new Set([
      ...OWNERS.flatMap((owner) => picturesOf(SCENE_BUNDLES, owner)),
      ...wholePictures(THEMES, [null]),
      ...hallPictures([null]),
    ]);
    const unseen = [...PICTURES.keys()].filter((key) => !new Set<string>(reached).has(key));
    // Used by the pages without a stage; a ship's small picture is loaded when the ship passes the page for signing in, and
    // the people of dilemmas by the overlays.
    expect(unseen.filter((key) => !/^(ships\/\w+-avatar|people\/.+)$/.test(key))).toEqual(['robot/orbi']);
  });
});

describe('bytes on the graphics card', () => {
  it.each([
    [{ width: 100, height: 50 }, false, 20_000],
    [{ width: 100, height: 50 }, true, 26_667],
    [{ width: 1, height: 1 }, false, 4],
  ])('%j with smaller copies: %s = %i', (size, mipmapped, bytes) => expect(pictureBytes(size, mipmapped)).toBe(bytes));

  it('counts each picture once, with its copies', () => {
    const sizes = { 'a/b': { width: 10, height: 10 }, 'ic/p1': { width: 10, height: 10 } };
    expect(isMipmapped('ic/p1')).toBe(true);
    expect(isMipmapped('a/b')).toBe(false);
    expect(texturesBytes(['a/b', 'ic/p1', 'a/b'], sizes)).toBe(400 + 534);
  });

  it('refuses a picture without a size', () => {
    expect(() => texturesBytes(['a/b'], {})).toThrow('a/b');
  });
});
