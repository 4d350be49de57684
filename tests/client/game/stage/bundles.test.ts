import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundlePictures, PICTURES, type SceneBundle } from '#client/game/stage/bundles.ts';
import { SHIPS, THEMES } from '#domain/vocabulary.ts';

const BUNDLES = ['sky', 'cockpit', 'robot', 'system', 'ship', 'fleet', 'avatars'] as const satisfies SceneBundle[];
const assets = new URL('../../../../assets/', import.meta.url);
const manifest: Record<string, { file: string; bytes: number }> = JSON.parse(
  readFileSync(new URL('manifest.json', assets), 'utf8'),
);

describe('pictures', () => {
  it.each(Object.keys(PICTURES))('%s is a file that the manifest knows', (key) => {
    expect(manifest[key]?.file).toBe(`${key}.webp`);
    expect(existsSync(new URL(`${key}.webp`, assets))).toBe(true);
    expect(PICTURES[key as keyof typeof PICTURES]).toContain(key.split('/')[1]);
  });

  it('weigh no more than 1.3 MB together', () => {
    const bytes = Object.values(manifest).reduce((sum, picture) => sum + picture.bytes, 0);
    expect(bytes).toBeLessThan(1_300_000);
  });
});

describe('bundles', () => {
  it.each(BUNDLES)('%s is neither empty nor double, for every team', (bundle) => {
    for (const theme of THEMES) {
      for (const { key } of SHIPS) {
        const pictures = bundlePictures(bundle, theme, key);
        expect(pictures.length).toBeGreaterThan(0);
        expect(new Set(pictures).size).toBe(pictures.length);
      }
    }
  });

  it.each(THEMES)('%s draws its own system and no other', (theme) => {
    for (const picture of bundlePictures('system', theme, 'faisca')) expect(picture.startsWith(`${theme}/`)).toBe(true);
  });

  it('every picture is in some bundle', () => {
    const reached = new Set(
      BUNDLES.flatMap((bundle) =>
        THEMES.flatMap((theme) => SHIPS.flatMap(({ key }) => bundlePictures(bundle, theme, key))),
      ),
    );
    expect([...reached].sort()).toEqual(Object.keys(PICTURES).sort());
  });
});
