import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PLACES } from '#client/game/flow/rehearsal/rehearsal.ts';
import { expectAccessible, picture } from '../../support/browser/browser.ts';
import { SIZES } from '../../support/browser/sizes.ts';
import { TARGET_PX, targets } from '../../support/browser/targets.ts';
import { eventually } from '../../support/eventually.ts';
import { scenesUnderTest } from '../../support/scenes/scenesUnderTest.ts';
import { goInside } from '../../support/scenes/webglLedger.ts';

const under = scenesUnderTest();

/** A text box on a tablet. */
const TEXT_BOX_PX = 320;

/** On a tablet that lies, a text box has room also where the prompt is long. */
function roomToWrite(page: Page): Promise<number> {
  return page
    .locator('textarea:visible')
    .first()
    .evaluate((area) => area.clientHeight);
}

async function expectRoom(page: Page, name: string, width: number, height: number): Promise<void> {
  for (const box of await targets(page)) {
    const side = Math.min(box.width, box.height);
    expect(side, `${name}: «${box.name}» is too small`).toBeGreaterThanOrEqual(TARGET_PX - 0.5);
    const isInside = box.x >= -0.5 && box.x + box.width <= width + 0.5;
    const isAbove = box.scrolls || (box.y >= -0.5 && box.y + box.height <= height + 0.5);
    expect(isInside && isAbove, `${name}: «${box.name}» is cut off`).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
}

/** A small projector, a usual one, a large one. */
const PROJECTED = [
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const;

/** Words of the console that would have to be scrolled to. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-console] [data-scroll-box]')]
      .filter((box) => box.scrollHeight > box.clientHeight + 1)
      .map((box) => box.textContent ?? ''),
  );
}

/** The still picture stands for the stage: what is held here is what is read and pressed. */
const addressOf = (place: string) =>
  `/dev/cenas/palco?tipo=estado&nome=${place}&tema=ds&nave=3&parado=600&desenho=imagem`;

const NOWHERE = '/dev/nada';

/** Mounts the game anew in this state, without loading the page again. */
async function show(page: Page, address: string): Promise<void> {
  await goInside(page, NOWHERE);
  await page.locator('html:not([data-still])').waitFor();
  await goInside(page, address);
  await page.locator('html[data-still]').waitFor();
}

describe('every state of the game', () => {
  it('is accessible, and nothing is cut off or too small for a thumb, on tablets and on a laptop', async () => {
    const context = await under.browser.newContext({ reducedMotion: 'reduce', locale: 'pt-PT' });
    const page = await context.newPage();
    await page.goto(`${under.base}${NOWHERE}`);
    for (const place of PLACES) {
      await page.setViewportSize({ width: 1024, height: 768 });
      await show(page, addressOf(place));
      await expectAccessible(page, place);
      for (const [device, width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await eventually(() => expectRoom(page, `${place} on a ${device}`, width, height));
        if (place.endsWith('write.ready') && device !== 'laptop') {
          await eventually(async () =>
            expect(await roomToWrite(page), `${place} on a ${device}`).toBeGreaterThanOrEqual(TEXT_BOX_PX),
          );
        }
      }
      await picture(page, `estado-${place}`);
    }
    await context.close();
  });

  it("has every control on the screen in 'Modo projetor'", async () => {
    const context = await under.browser.newContext({ reducedMotion: 'reduce', locale: 'pt-PT' });
    const page = await context.newPage();
    await page.goto(`${under.base}${NOWHERE}`);
    for (const place of PLACES) {
      await page.setViewportSize({ width: 1024, height: 768 });
      await show(page, `${addressOf(place)}&ecra=projetor`);
      await page.locator('html[data-projector]').waitFor();
      for (const [width, height] of PROJECTED) {
        await page.setViewportSize({ width, height });
        const where = `${place}, projected on ${width}`;
        await eventually(() => expectRoom(page, where, width, height));
        await eventually(async () => expect(await cutWords(page), `${where}: words are cut off`).toEqual([]));
      }
      await picture(page, `projetor-${place}`);
    }
    await context.close();
  });
});
