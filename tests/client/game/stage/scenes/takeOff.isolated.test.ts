// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { bundlePictures } from '#client/game/stage/assets/bundles.ts';
import { scenes } from '#client/game/stage/scenes/scenes.ts';
import { groundPicture } from '#client/game/stage/scenes/takeOff.tsx';
import { MISSION_LEVELS, THEMES } from '#domain/vocabulary.ts';

// @pixi/react loads only in a bundler.
vi.mock('@pixi/react', () => ({ extend: vi.fn(), useApplication: vi.fn(), Application: vi.fn() }));

describe('groundPicture', () => {
  it.each([
    [1, 'login/earth'],
    [2, 'ds/p1'],
    [3, 'ds/p2'],
    [4, 'ds/p3'],
    [null, 'ds/p4'],
  ] as const)('towards mission %s is %s', (mission, picture) => expect(groundPicture('ds', mission)).toBe(picture));

  it('is one of the scene’s pictures', () => {
    for (const theme of THEMES) {
      const loaded = scenes.takeOff.bundles.flatMap((bundle) =>
        bundlePictures(bundle, { theme, ship: 0, hull: 'wide' }),
      );
      for (const mission of [...MISSION_LEVELS, null]) expect(loaded).toContain(groundPicture(theme, mission));
    }
  });
});
