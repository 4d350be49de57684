import { describe, expect, it } from 'vitest';
import { PLACES } from '#client/game/flow/rehearsal/rehearsal.ts';
import { expectReflows } from '../../support/browser/panelLayout.ts';
import { EMPTY_PATH, mountScene } from '../../support/scenes/mountScene.ts';
import { scenesUnderTest } from '../../support/scenes/scenesUnderTest.ts';

const fixture = scenesUnderTest();

describe('every state of the game at 200 % and at 400 %', () => {
  it('is not wider than the window, and everything can be scrolled to', async () => {
    const context = await fixture.browser.newContext({ reducedMotion: 'reduce', locale: 'pt-PT' });
    const page = await context.newPage();
    await page.goto(`${fixture.base}${EMPTY_PATH}`);
    for (const state of PLACES) {
      await page.setViewportSize({ width: 640, height: 512 });
      await mountScene(page, `/dev/cenas/palco?tipo=estado&nome=${state}&tema=ds&nave=3&parado=600&desenho=imagem`);
      await expectReflows(page, state);
      const buttons = page.getByRole('button').filter({ visible: true });
      for (const button of await buttons.all()) {
        await button.scrollIntoViewIfNeeded();
        const box = await button.boundingBox();
        expect(
          box && box.x >= 0 && box.x + box.width <= 640 && box.y >= 0,
          `${state}: ${await button.textContent()}`,
        ).toBe(true);
      }
    }
    await context.close();
  });
});
