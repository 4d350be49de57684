// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { HULLS } from '#client/game/flow/cockpitLayout.ts';
import { SCENES, TRANSITION_MS } from '#client/game/flow/scenes.ts';
import { picturesOf, texturesBytes } from '#client/game/stage/assets/bundles.ts';
import { picturesOfNextScene, picturesToPrefetch } from '#client/game/stage/assets/prefetch.ts';
import { declarationOf } from '#client/game/stage/knobs.ts';
import { scenes } from '#client/game/stage/scenes/scenes.ts';
import { SHIPS, THEMES } from '#domain/vocabulary.ts';

// @pixi/react loads only in a bundler; the table of scenes does not need it.
vi.mock('@pixi/react', () => ({ extend: vi.fn(), useApplication: vi.fn(), Application: vi.fn() }));

const manifest: Record<string, { bytes: number; width: number; height: number }> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../../assets/manifest.json'), 'utf8'),
);
const STAGE_SCENES = ['login', ...SCENES] as const;
/** A screen of 1366 x 768 draws the wide hull, and fades with a snapshot of that size. */
const PHOTO_BYTES = 1366 * 768 * 4;
/** Memory is counted in mebibytes. */
const GRAPHICS_BYTES = 64 * 1024 * 1024;
const FIRST_SCREEN_BYTES = 900_000;

describe('scenes', () => {
  it('exist for every scene of the flow and for the sign-in, and no other', () => {
    expect(Object.keys(scenes).sort()).toEqual([...STAGE_SCENES].sort());
  });

  it.each(STAGE_SCENES)('%s needs at most 64 MB on the graphics card, for every team', (name) => {
    for (const theme of THEMES) {
      for (const { number } of SHIPS) {
        const owner = { theme, ship: number, hull: 'wide' } as const;
        // Of a flight, pictures of its next part may still be loaded.
        const isFlight = scenes[name].lengthMs !== undefined;
        const keys = [
          ...picturesOf(scenes[name].bundles, owner),
          ...(isFlight ? picturesOfNextScene(name, owner) : []),
        ];
        expect(texturesBytes(keys, manifest) + PHOTO_BYTES).toBeLessThanOrEqual(GRAPHICS_BYTES);
      }
    }
  });

  it.each(HULLS)('the first screen in the ship loads less than 900 kB of pictures: %s', (hull) => {
    for (const theme of THEMES) {
      for (const { number } of SHIPS) {
        const keys = picturesOf(scenes.cockpit.bundles, { theme, ship: number, hull });
        const bytes = keys.reduce((sum, key) => sum + (manifest[key]?.bytes ?? 0), 0);
        expect(bytes).toBeLessThan(FIRST_SCREEN_BYTES);
      }
    }
  });

  it('end by themselves exactly when they are transitions', () => {
    const ending = STAGE_SCENES.filter((name) => scenes[name].lengthMs !== undefined);
    expect(ending.sort()).toEqual(Object.keys(TRANSITION_MS).sort());
  });

  it.each(STAGE_SCENES)('%s has motion constants that designers can change, each object once', (name) => {
    const { motion } = scenes[name];
    expect(motion.length).toBeGreaterThan(0);
    expect(new Set(motion).size).toBe(motion.length);
    for (const values of motion) expect(Object.keys(declarationOf(values)).length).toBeGreaterThan(0);
  });
});

describe('picturesToPrefetch', () => {
  it('names each picture once', () => {
    for (const name of STAGE_SCENES) {
      const keys = picturesToPrefetch(name, { theme: 'dh', ship: 3, hull: 'desk' });
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('has all ships in the hangar', () => {
    const keys = picturesToPrefetch('hangar', { theme: 'dh', ship: 0, hull: 'wide' });
    for (const { key } of SHIPS) expect(keys).toContain(`ships/${key}`);
  });
});
