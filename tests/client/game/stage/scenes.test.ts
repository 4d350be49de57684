// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { SCENES, TRANSITION_MS } from '#client/game/flow/scenes.ts';
import { bundlePictures } from '#client/game/stage/bundles.ts';
import { type Scene, scenes } from '#client/game/stage/scenes/scenes.ts';

// The React bridge loads only in a bundler; the table of scenes needs none of it.
vi.mock('@pixi/react', () => ({ extend: vi.fn(), useTick: vi.fn(), useApplication: vi.fn(), Application: vi.fn() }));

const manifest: Record<string, { bytes: number }> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../../assets/manifest.json'), 'utf8'),
);

describe('scenes', () => {
  it('there is a picture for every scene of the flow and for no other', () => {
    expect(Object.keys(scenes).sort()).toEqual([...SCENES].sort());
  });

  it.each(SCENES)('%s asks for its pictures and for less than 800 kB', (name) => {
    const scene: Scene = scenes[name];
    expect(scene.bundles.length).toBeGreaterThan(0);
    const pictures = new Set(scene.bundles.flatMap((bundle) => bundlePictures(bundle, 'ic', 'anel')));
    const bytes = [...pictures].reduce((sum, key) => sum + (manifest[key]?.bytes ?? 0), 0);
    expect(bytes).toBeLessThan(800_000);
  });

  it('exactly the transitions end by themselves', () => {
    const ending = SCENES.filter((name) => (scenes[name] as Scene).lengthMs !== undefined);
    expect(ending.sort()).toEqual(Object.keys(TRANSITION_MS).sort());
  });
});
