import { describe, expect, it } from 'vitest';
import { SCENES } from '#client/game/flow/scenes.ts';
import { heapOverLesson } from '../../bench/stage/heap.ts';
import { measureOpenings } from '../../bench/stage/opening.ts';
import { openScene } from '../../bench/stage/openScene.ts';
import { textureBytes } from '../../bench/stage/recordSprites.ts';
import { scenesUnderTest } from '../../support/scenes/scenesUnderTest.ts';

const SCENE_NAMES = [...SCENES, 'login'];
const MEGABYTE = 1024 * 1024;
const MAX_TEXTURE_MB = 64;
/** Transferred bytes. */
const MAX_PICTURE_BYTES = 1_000_000;
const MAX_HEAP_RATIO = 1.05;
/** Budgets from the navigation to the game until the first frame of its cockpit, by state of the browser's cache. */
const MAX_TRANSFER = { empty: { bytes: 1_150_000, requests: 110 }, full: { bytes: 30_000, requests: 110 } };
/** Multiple of the reference work (tests/bench/stage/opening.ts). */
const MAX_CPU_WORK = 6;

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

it('the heap of a cockpit that is open for a whole lesson grows by at most 5 %', async () => {
  const { page } = await openScene(fixture.browser, fixture.base, 'cockpit');
  expect(await heapOverLesson(page)).toBeLessThanOrEqual(MAX_HEAP_RATIO);
  await page.close();
});

it('the first frame of the cockpit stays within the budgets for bytes, requests and CPU work', async () => {
  const { work, ...transfer } = await measureOpenings(fixture.browser);
  for (const cache of ['empty', 'full'] as const) {
    expect(transfer[cache].bytes, `${cache} cache, bytes`).toBeLessThanOrEqual(MAX_TRANSFER[cache].bytes);
    expect(transfer[cache].requests, `${cache} cache, requests`).toBeLessThanOrEqual(MAX_TRANSFER[cache].requests);
  }
  expect(transfer.empty.bytes).toBeGreaterThan(transfer.full.bytes);
  expect(work).toBeGreaterThan(0);
  expect(work, 'times the reference').toBeLessThanOrEqual(MAX_CPU_WORK);
});
