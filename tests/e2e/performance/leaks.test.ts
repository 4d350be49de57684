import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SCENES } from '#client/game/flow/scenes.ts';
import { navigateInPage } from '../../support/browser/browser.ts';
import { EMPTY_PATH } from '../../support/scenes/mountScene.ts';
import { countPageResources, pageResources } from '../../support/scenes/pageResources.ts';
import { scenesUnderTest } from '../../support/scenes/scenesUnderTest.ts';

const SCENE_NAMES = [...SCENES, 'login'];

const fixture = scenesUnderTest('full');
/** At least one round of every scene; `npm run prove` sets more. */
const ROUNDS = Math.max(Number(process.env.LEAK_ROUNDS ?? 0), SCENE_NAMES.length + 1);
/** Small for speed: the counts do not depend on the size. */
const SMALL_VIEWPORT = { width: 640, height: 540 };
const RESIZED_VIEWPORT = { width: 560, height: 640 };
/** The 1 x 1 context with which PixiJS detects the capabilities of the GPU and which it keeps for the life of the page. */
const PROBE_CONTEXTS = 1;

const scenePath = (scene: string) => `/dev/cenas/palco?tipo=cena&nome=${scene}&tema=dh&nave=4&missao=1&parado=200`;

/** Steps of the stage clock after a scene change: the former scene fades out and is released when React unmounts it. */
const STEPS = 6;
const STEP_MS = 400;

async function advanceClock(page: Page): Promise<void> {
  await page.evaluate(async (ms) => {
    window.stageDesk?.clock.advance(ms);
    await new Promise((done) => setTimeout(done, 30));
  }, STEP_MS);
}

describe('the stage releases its resources', () => {
  it(`in ${ROUNDS} rounds of showing, resizing and leaving a scene`, async () => {
    const context = await fixture.browser.newContext({ viewport: SMALL_VIEWPORT, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await countPageResources(page);
    await page.goto(`${fixture.base}${EMPTY_PATH}`);
    const afterRounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const scene = SCENE_NAMES[round % SCENE_NAMES.length] ?? 'cockpit';
      await navigateInPage(page, scenePath(scene));
      await page.locator(`html[data-still] [data-scene="${scene}"][data-ready=true]`).waitFor();
      await page.setViewportSize(round % 2 === 0 ? RESIZED_VIEWPORT : SMALL_VIEWPORT);
      await navigateInPage(page, EMPTY_PATH);
      await page.locator('[data-scene]').waitFor({ state: 'detached' });
      afterRounds.push(await pageResources(page));
    }
    const [, second] = afterRounds;
    const last = afterRounds.at(-1);
    expect(last).toMatchObject({ contexts: PROBE_CONTEXTS });
    expect(last?.listeners).toBe(second?.listeners);
    await context.close();
  });

  it('when one stage shows all scenes four times', async () => {
    const context = await fixture.browser.newContext({ viewport: SMALL_VIEWPORT, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await countPageResources(page);
    await page.goto(`${fixture.base}${scenePath('login')}`);
    await page.locator('html[data-still]').waitFor();
    const afterPasses = [];
    for (let pass = 0; pass < 4; pass += 1) {
      for (const scene of [...SCENE_NAMES, 'login']) {
        await navigateInPage(page, scenePath(scene));
        await page.waitForFunction((shown) => document.querySelector(`[data-scene="${shown}"]`) !== null, scene);
        for (let step = 0; step < STEPS; step += 1) await advanceClock(page);
      }
      afterPasses.push(await pageResources(page));
    }
    const [, second] = afterPasses;
    const last = afterPasses.at(-1);
    expect(last?.contexts).toBe(1 + PROBE_CONTEXTS);
    for (const kind of ['textures', 'buffers', 'listeners'] as const) {
      expect(last?.[kind], kind).toBeLessThanOrEqual(second?.[kind] ?? 0);
    }
    await context.close();
  });
});
