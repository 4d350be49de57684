import { describe, it } from 'vitest';
import { SCENES } from '#client/game/flow/scenes.ts';
import { VIEWPORTS } from '../../support/browser/browser.ts';
import { SIZES } from '../../support/browser/sizes.ts';
import { eventually } from '../../support/eventually.ts';
import { expectGolden, expectLikeGolden, expectSameAsGolden } from '../../support/scenes/golden.ts';
import { mountScene } from '../../support/scenes/mountScene.ts';
import { scenesUnderTest } from '../../support/scenes/scenesUnderTest.ts';

const SCENE_NAMES = [...SCENES, 'login'];
/** Scenes that show each part of the stage. The others are compared on the laptop only, unless asked for (tools/prove.mjs). */
const TYPICAL: readonly string[] = ['hangar', 'cockpit', 'write', 'takeOff', 'council', 'login'];
const WANTS_ALL = process.env.GOLDEN_ALL === '1' || process.env.UPDATE_GOLDEN === '1';
const FEWER_NAMES = WANTS_ALL ? SCENE_NAMES : TYPICAL;
const LAPTOP = { width: 1366, height: 768 };

const fixture = scenesUnderTest('full');

/** The scene time in milliseconds at which these scenes are captured. */
const CAPTURE_MS: Partial<Record<string, number>> = { takeOff: 1_700, warp: 1_400, arrival: 900 };
const DEFAULT_CAPTURE_MS = 3_000;

function scenePath(scene: string): string {
  const captureMs = CAPTURE_MS[scene] ?? DEFAULT_CAPTURE_MS;
  return `/dev/cenas/palco?tipo=cena&nome=${scene}&tema=ds&nave=2&missao=2&robo=idle&parado=${captureMs}`;
}

describe('every scene matches its golden picture', () => {
  it.each(SIZES)('on a %s of %i x %i', async (device, width, height) => {
    const context = await fixture.browser.newContext({ viewport: { width, height }, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await page.goto(`${fixture.base}${scenePath('cockpit')}`);
    for (const scene of device === 'laptop' ? SCENE_NAMES : FEWER_NAMES) {
      await mountScene(page, scenePath(scene));
      await expectGolden(fixture.browser, page, `${scene}-${device}`);
    }
    await context.close();
  });

  it('also with the canvas renderer', async () => {
    const context = await fixture.browser.newContext({ viewport: LAPTOP, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    for (const scene of FEWER_NAMES) {
      await page.goto(`${fixture.base}${scenePath(scene)}&desenho=canvas`);
      await page.locator('html[data-still]').waitFor();
      await expectLikeGolden(page, `${scene}-laptop`);
    }
    await context.close();
  });

  it('the cockpit matches its golden pictures after each resize of an open page', async () => {
    const context = await fixture.browser.newContext({ reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(`${fixture.base}${scenePath('cockpit')}`);
    await page.locator('html[data-still]').waitFor();
    for (const [device, width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await eventually(() => expectSameAsGolden(fixture.browser, page, `cockpit-${device}`));
    }
    await context.close();
  });
});

/** Sample halls of a council session; by the captured moment all ships have come in. */
const HALLS = ['apresentar', 'votar', 'resultado'];

describe('the hall of a council matches its golden pictures', () => {
  it.each(['laptop', 'projector'] as const)('on a %s', async (device) => {
    const viewport = VIEWPORTS[device];
    const context = await fixture.browser.newContext({ viewport, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    for (const name of HALLS) {
      await page.goto(`${fixture.base}/dev/cenas/palco?tipo=salao&nome=${name}&parado=0`);
      await page.locator('html[data-still]').waitFor();
      await expectGolden(fixture.browser, page, `${name}-salao-${device}`);
    }
    await context.close();
  });
});

/** Sample classes of the star map, and the scene time in milliseconds at which each is captured; ships have come in before. */
const MAPS = [
  ['equipas', 'doze-equipas', 0],
  ['voo', 'chegada', 1_200],
  ['chegada', 'chegada', 3_400],
] as const;

describe('the star map matches its golden pictures', () => {
  it.each(['laptop', 'projector'] as const)('on a %s', async (device) => {
    const viewport = VIEWPORTS[device];
    const context = await fixture.browser.newContext({ viewport, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    for (const [name, sample, captureMs] of MAPS) {
      await page.goto(`${fixture.base}/dev/cenas/palco?tipo=mapa&nome=${sample}&parado=${captureMs}`);
      await page.locator('html[data-still]').waitFor();
      await expectGolden(fixture.browser, page, `${name}-mapa-${device}`);
    }
    await context.close();
  });
});
