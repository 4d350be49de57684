import { describe, it } from 'vitest';
import { EASY_READS } from '#content/easyRead/easyReads.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { expectAccessible, expectOnlyFailedCalls, picture, visitToPlay } from '../../support/browser/browser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';

const fixture = productUnderTest();
const EASY = EASY_READS.dh.tutorial;
const WHOLE = SOLAR_SYSTEMS.dh.tutorial;

describe('easy read', () => {
  it('is switched in the menu, stays after a reload, and is switched without a network too', async () => {
    const { page, context, errors } = await visitToPlay(fixture.browser, 'tablet', { touch: true });
    const team = new TeamPlayer(page, async () => {});
    await team.signIn(fixture.product.base, 'demo-dh', fixture.password);
    const words = (texts: readonly string[]) =>
      page
        .getByText(texts.at(-1) ?? '', { exact: true })
        .first()
        .waitFor({ timeout: 60_000 });
    const toggle = async () => {
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('button', { name: 'Escolher apoios' }).tap();
      await page.getByRole('switch', { name: 'Leitura fácil' }).tap();
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    };
    await words(WHOLE.intro.messages);
    await toggle();
    await expectAccessible(page, 'menu com leitura fácil');
    await close();
    await words(EASY.intro.messages);
    await expectAccessible(page, 'leitura fácil');
    await picture(page, 'leitura-facil');
    await page.reload();
    await words(EASY.intro.messages);

    // This device has had both wordings by now.
    await context.setOffline(true);
    await toggle();
    await close();
    await words(WHOLE.intro.messages);
    await toggle();
    await close();
    await words(EASY.intro.messages);
    expectOnlyFailedCalls(errors);
    await context.close();
  });
});
