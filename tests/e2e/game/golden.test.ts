import { describe, it } from 'vitest';
import { SCENES } from '#client/game/flow/scenes.ts';
import { SIZES } from '../../support/browser/sizes.ts';
import { eventually } from '../../support/eventually.ts';
import { expectGolden } from '../../support/scenes/golden.ts';
import { scenesUnderTest } from '../../support/scenes/scenesUnderTest.ts';

const SCENE_NAMES = [...SCENES, 'login'];

const under = scenesUnderTest();

/** Where a scene is most itself, in milliseconds; the others after three seconds. */
const MOMENTS: Partial<Record<string, number>> = { takeOff: 1_700, warp: 1_400, arrival: 900 };
const USUAL_MOMENT = 3_000;

function addressOf(scene: string): string {
  const moment = MOMENTS[scene] ?? USUAL_MOMENT;
  return `/dev/cenas/palco?tipo=cena&nome=${scene}&tema=ds&nave=2&missao=2&robo=idle&parado=${moment}`;
}

describe('every scene looks as it did', () => {
  it.each(SIZES)('on a %s of %i x %i', async (device, width, height) => {
    const context = await under.browser.newContext({ viewport: { width, height }, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    for (const scene of SCENE_NAMES) {
      await page.goto(`${under.base}${addressOf(scene)}`);
      await page.locator('html[data-still]').waitFor();
      await expectGolden(under.browser, page, `${scene}-${device}`);
    }
    await context.close();
  });

  it('a tablet that is turned shows what one shows that was opened so', async () => {
    const context = await under.browser.newContext({ reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(`${under.base}${addressOf('cockpit')}`);
    await page.locator('html[data-still]').waitFor();
    for (const [device, width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await eventually(() => expectGolden(under.browser, page, `cockpit-${device}`));
    }
    await context.close();
  });
});
