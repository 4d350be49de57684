import { describe, expect, it } from 'vitest';
import { SCENES } from '#client/game/flow/scenes.ts';
import { heapOverLesson } from '../../bench/stage/heap.ts';
import { measureOpenings } from '../../bench/stage/opening.ts';
import { openScene } from '../../bench/stage/openScene.ts';
import { textureBytes } from '../../bench/stage/recordSprites.ts';
import { scenesUnderTest } from '../../support/scenes/scenesUnderTest.ts';

const SCENE_NAMES = [...SCENES, 'login'];
const MEGABYTE = 1024 * 1024;
const TEXTURES_MAX_MB = 64;
/** On the wire. */
const PICTURES_MAX_BYTES = 1_000_000;
const HEAP_MAX_RATIO = 1.05;
/** The whole way from the address of the game to the first frame of its cockpit. */
const WIRE = { empty: { bytes: 1_150_000, requests: 110 }, full: { bytes: 30_000, requests: 110 } };
/** In times of the reference (tests/bench/stage/opening.ts). */
const WORK_MAX = 8;

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
  const { work, ...wire } = await measureOpenings(under.browser);
  for (const cache of ['empty', 'full'] as const) {
    expect(wire[cache].bytes, `${cache} cache, bytes`).toBeLessThanOrEqual(WIRE[cache].bytes);
    expect(wire[cache].requests, `${cache} cache, requests`).toBeLessThanOrEqual(WIRE[cache].requests);
  }
  expect(wire.empty.bytes).toBeGreaterThan(wire.full.bytes);
  expect(work).toBeGreaterThan(0);
  expect(work, 'times the reference').toBeLessThanOrEqual(WORK_MAX);
});
