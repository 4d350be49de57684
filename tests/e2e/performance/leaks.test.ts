import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SCENES } from '#client/game/flow/scenes.ts';
import { scenesUnderTest } from '../../support/scenes/scenesUnderTest.ts';
import { goInside, held, keepLedger } from '../../support/scenes/webglLedger.ts';

const SCENE_NAMES = [...SCENES, 'login'];

const under = scenesUnderTest();
/** At least one of every scene; `npm run prove` asks for more. */
const ROUNDS = Math.max(Number(process.env.LEAK_ROUNDS ?? 0), SCENE_NAMES.length + 1);
/** Small: what is counted does not depend on the size. */
const SMALL = { width: 640, height: 540 };
const OTHER = { width: 560, height: 640 };
const NOWHERE = '/dev/nada';
/** The one by one context that Pixi asks what the card can do, and keeps for the page's life. */
const PROBES = 1;

const addressOf = (scene: string) => `/dev/cenas/palco?tipo=cena&nome=${scene}&tema=dh&nave=4&missao=1&parado=200`;

/** So often, so far: what belongs to the scene before fades first, and is given back when React has taken it away. */
const STEPS = 4;
const STEP_MS = 400;

async function later(page: Page): Promise<void> {
  await page.evaluate(async (ms) => {
    window.stageDesk?.clock.advance(ms);
    await new Promise((done) => setTimeout(done, 30));
  }, STEP_MS);
}

describe('the stage gives back what it takes', () => {
  it(`over ${ROUNDS} rounds of every scene shown, resized and left`, async () => {
    const context = await under.browser.newContext({ viewport: SMALL, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await keepLedger(page);
    await page.goto(`${under.base}${NOWHERE}`);
    const afterRounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const scene = SCENE_NAMES[round % SCENE_NAMES.length] ?? 'cockpit';
      await goInside(page, addressOf(scene));
      await page.locator(`html[data-still] [data-scene="${scene}"][data-ready=true]`).waitFor();
      await page.setViewportSize(round % 2 === 0 ? OTHER : SMALL);
      await goInside(page, NOWHERE);
      await page.locator('[data-scene]').waitFor({ state: 'detached' });
      afterRounds.push(await held(page));
    }
    const [, second] = afterRounds;
    const last = afterRounds.at(-1);
    expect(last).toMatchObject({ contexts: PROBES });
    expect(last?.listeners).toBe(second?.listeners);
    await context.close();
  });

  it('while one stage goes through all scenes again and again', async () => {
    const context = await under.browser.newContext({ viewport: SMALL, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await keepLedger(page);
    await page.goto(`${under.base}${addressOf('login')}`);
    await page.locator('html[data-still]').waitFor();
    const afterTurns = [];
    for (let turn = 0; turn < 4; turn += 1) {
      for (const scene of [...SCENE_NAMES, 'login']) {
        await goInside(page, addressOf(scene));
        await page.waitForFunction((shown) => document.querySelector(`[data-scene="${shown}"]`) !== null, scene);
        for (let step = 0; step < STEPS; step += 1) await later(page);
      }
      afterTurns.push(await held(page));
    }
    const [, second] = afterTurns;
    const last = afterTurns.at(-1);
    expect(last?.contexts).toBe(1 + PROBES);
    for (const kind of ['textures', 'buffers', 'listeners'] as const) {
      expect(last?.[kind], kind).toBeLessThanOrEqual(second?.[kind] ?? 0);
    }
    await context.close();
  });
});
