import { describe, expect, it } from 'vitest';
import { SCENES } from '#client/game/flow/scenes.ts';
import { heapOverLesson } from '../bench/stage/heap.ts';
import { measureOpenings } from '../bench/stage/opening.ts';
import { openScene } from '../bench/stage/openScene.ts';
import { textureBytes } from '../bench/stage/recordSprites.ts';
import { scenesUnderTest } from '../support/scenesUnderTest.ts';

const SCENE_NAMES = [...SCENES, 'login'];
const MEGABYTE = 1024 * 1024;
const TEXTURES_MAX_MB = 64;
/** On the wire. */
const PICTURES_MAX_BYTES = 1_200_000;
const HEAP_MAX_RATIO = 1.05;
/** The whole way from the address of the game to the first frame of its cockpit. */
const OPENING = {
  empty: { bytes: 1_800_000, requests: 60, work: 40 },
  full: { bytes: 30_000, requests: 60, work: 40 },
};

const under = scenesUnderTest();

describe.each(SCENE_NAMES)('the scene %s', (scene) => {
  it('stays within its pictures on the wire and on the card', async () => {
    const { page, pictureBytes } = await openScene(under.browser, under.base, scene);
    expect(await textureBytes(page)).toBeGreaterThan(0);
    expect(await textureBytes(page)).toBeLessThanOrEqual(TEXTURES_MAX_MB * MEGABYTE);
    expect(pictureBytes()).toBeGreaterThan(0);
    expect(pictureBytes()).toBeLessThanOrEqual(PICTURES_MAX_BYTES);
    await page.close();
  });
});

it('a cockpit that is open for a whole lesson holds no more than at its beginning', async () => {
  const { page } = await openScene(under.browser, under.base, 'cockpit');
  expect(await heapOverLesson(page)).toBeLessThanOrEqual(HEAP_MAX_RATIO);
  await page.close();
});

it('the first frame of the cockpit costs so many bytes, requests, and so much work of a slow processor', async () => {
  const openings = await measureOpenings(under.browser);
  for (const cache of ['empty', 'full'] as const) {
    const { bytes, requests, work } = openings[cache];
    expect(bytes, `${cache} cache, bytes`).toBeLessThanOrEqual(OPENING[cache].bytes);
    expect(requests, `${cache} cache, requests`).toBeLessThanOrEqual(OPENING[cache].requests);
    expect(work, `${cache} cache, times the reference`).toBeLessThanOrEqual(OPENING[cache].work);
  }
  expect(openings.empty.bytes).toBeGreaterThan(openings.full.bytes);
});
