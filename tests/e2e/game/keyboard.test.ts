import { beforeAll, describe, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { expectOnlyFailedCalls, visitToPlay } from '../../support/browser/browser.ts';
import { KeyboardPlayer } from '../../support/browser/keyboardPlayer.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { playToCouncil, rateAndLeave } from '../../support/browser/screens/wholeGame.ts';
import { createPlayedTeam } from '../../support/product/ApiClient.ts';

const fixture = productUnderTest();

beforeAll(async () => {
  const teacher = await fixture.signInToApi('professor');
  await createPlayedTeam(teacher, 'outra', {
    password: fixture.password,
    theme: 'dh',
    proposal: 'Uma rampa para todos',
  });
});

/** Makes every canvas context unavailable, so that the stage shows its still picture, as on very old computers. */
const disableCanvas = () => {
  HTMLCanvasElement.prototype.getContext = () => null;
};

describe('the whole game by keyboard, without a canvas', () => {
  it('is playable from sign-in to the council and sign-out', async () => {
    const { page, context, errors } = await visitToPlay(fixture.browser, 'laptop');
    await context.addInitScript(disableCanvas);
    const team = new KeyboardPlayer(page);
    await team.signIn(fixture.product.base, 'demo-dh', fixture.password);
    await page.locator('[data-renderer=imagem]').waitFor({ state: 'attached' });
    await playToCouncil(team, SOLAR_SYSTEMS.dh.levels);
    await rateAndLeave(team, 'Equipa outra');
    // A draft may arrive after the answers that it belongs to.
    expectOnlyFailedCalls(errors);
    await context.close();
  });
});
