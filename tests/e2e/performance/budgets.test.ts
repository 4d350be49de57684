import { describe, expect, it } from 'vitest';
import { SCENES } from '#client/game/flow/scenes.ts';
import { heapOverLesson } from '../../bench/stage/heap.ts';
import { openScene } from '../../bench/stage/openScene.ts';
import { textureBytes } from '../../bench/stage/recordSprites.ts';
import { scenesUnderTest } from '../../support/scenes/scenesUnderTest.ts';

const SCENE_NAMES = [...SCENES, 'login'];
const MEGABYTE = 1024 * 1024;
const MAX_TEXTURE_MB = 32;
/** Transferred bytes. */
const MAX_PICTURE_BYTES = 1_000_000;
const MAX_HEAP_RATIO = 1.02;

const fixture = scenesUnderTest('full');

describe.each(SCENE_NAMES)('the scene %s', (scene) => {
  it('keeps its pictures within the budgets for transfer and for texture memory', async () => {
    const { page, pictureBytes } = await openScene(fixture.browser, fixture.base, scene);
    expect(await textureBytes(page)).toBeGreaterThan(0);
    expect(await textureBytes(page)).toBeLessThanOrEqual(MAX_TEXTURE_MB * MEGABYTE);
    expect(pictureBytes()).toBeGreaterThan(0);
    expect(pictureBytes()).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
    await page.close();
  });
});

it('the heap of a cockpit that is open for a whole lesson grows by at most 2 %', async () => {
  const { page } = await openScene(fixture.browser, fixture.base, 'cockpit');
  expect(await heapOverLesson(page)).toBeLessThanOrEqual(MAX_HEAP_RATIO);
  await page.close();
});
