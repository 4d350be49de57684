import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { EASY_READS } from '#content/easyRead/easyReads.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { NO_SUPPORTS } from '#domain/game/supports.ts';
import { expectAccessible, expectOnlyFailedCalls, picture, visit, visitToPlay } from '../../support/browser/browser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { expectReflow } from '../../support/browser/screens/expectReflow.ts';
import { openTeamSupports } from '../../support/browser/screens/openTeamSupports.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';

const fixture = productUnderTest();
const GAME = { pageScrolls: false, minTargetPx: 48 };
const EASY = EASY_READS.dh.tutorial;
const WHOLE = SOLAR_SYSTEMS.dh.tutorial;

const shows = (page: Page, texts: readonly string[]) =>
  page
    .getByText(texts.at(-1) ?? '', { exact: true })
    .first()
    .waitFor({ timeout: 60_000 });
const letters = (page: Page) => page.evaluate(() => document.documentElement.dataset.letters ?? null);
const typePx = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

/** Returns whether the device keeps a script of this name. */
async function isCached(name: string): Promise<boolean> {
  const files = await (await caches.open('files')).keys();
  return files.some(({ url }) => url.includes(`/${name}-`) && url.endsWith('.js'));
}

async function openSupports(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Escolher apoios' }).click();
  return page.getByRole('dialog', { name: 'Apoios' });
}

describe('the supports of a team', () => {
  it('come live from its teacher, reach its other tablet, and no other team', async () => {
    const [first, second, stranger] = [
      await visitToPlay(fixture.browser, 'tablet', { touch: true }),
      await visitToPlay(fixture.browser, 'tablet', { touch: true }),
      await visitToPlay(fixture.browser, 'tablet', { touch: true }),
    ];
    for (const [{ page }, name] of [
      [first, 'demo-dh'],
      [second, 'demo-dh'],
      [stranger, 'demo-ds'],
    ] as const) {
      await new TeamPlayer(page, async () => {}).signIn(fixture.product.base, name, fixture.password);
    }
    await shows(first.page, WHOLE.intro.messages);
    const usual = await typePx(first.page);

    const staff = await visit(fixture.browser, 'laptop', {});
    await openTeamSupports(staff.page, fixture.product.base, fixture.password, 'demo-dh');
    await staff.page.getByRole('switch', { name: 'Leitura fácil' }).click();
    await staff.page.getByText('Apoios: leitura fácil').first().waitFor();
    await expectAccessible(staff.page, 'apoios no painel');
    await picture(staff.page, 'apoios-painel');
    await shows(first.page, EASY.intro.messages);
    await shows(second.page, EASY.intro.messages);

    const dialog = await openSupports(first.page);
    expect(await dialog.getByRole('switch', { name: 'Leitura fácil' }).getAttribute('aria-checked')).toBe('true');
    await dialog.getByRole('radio', { name: 'Muito grande' }).click();
    await first.page.waitForFunction(() => document.documentElement.dataset.letters === '150');
    expect(await typePx(first.page)).toBeCloseTo(usual * 1.5, 1);
    await expectAccessible(first.page, 'apoios no jogo');
    await picture(first.page, 'apoios-jogo');
    await second.page.waitForFunction(() => document.documentElement.dataset.letters === '150');

    const others = await openSupports(stranger.page);
    expect(await others.getByRole('switch', { name: 'Leitura fácil' }).getAttribute('aria-checked')).toBe('false');
    expect(await letters(stranger.page)).toBeNull();
    expect(await typePx(stranger.page)).toBe(usual);

    for (const visitor of [first, second, stranger, staff]) {
      expect(visitor.errors).toEqual([]);
      await visitor.context.close();
    }
  });

  it('are chosen by keys, also without a network, stay after a reload, and are sent later', async () => {
    const { page, context, errors } = await visitToPlay(fixture.browser, 'tablet', { touch: true, worker: true });
    const team = new TeamPlayer(page, async () => {});
    await team.signIn(fixture.product.base, 'demo-ic', fixture.password);
    await shows(page, SOLAR_SYSTEMS.ic.tutorial.intro.messages);
    // The menu, and what it imports.
    for (const name of ['MenuContent', 'SupportsForm', 'supportRows', 'Practice', 'ReadingAids']) {
      await expect.poll(() => page.evaluate(isCached, name), { timeout: 90_000, message: name }).toBe(true);
    }
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Escolher apoios' }).press('Enter');
    await page.getByRole('switch', { name: 'Régua de leitura' }).press(' ');
    await page.getByRole('switch', { name: 'Mais espaço entre letras' }).press('Enter');
    await page.getByRole('radio', { name: 'Normal' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.documentElement.dataset.letters === '125');
    await page.getByTestId('ruler').waitFor();
    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset.letters === '125', null, { timeout: 60_000 });
    await page.getByTestId('ruler').waitFor();

    await context.setOffline(false);
    const api = await fixture.signInToApi('demo-ic');
    await expect
      .poll(async () => (await api.get<{ supports: object }>('/supports')).supports, { timeout: 60_000 })
      .toMatchObject({ ruler: true, letterSpacing: true, letterSize: 125 });
    expectOnlyFailedCalls(errors);
    await context.close();
  });

  it('keep sign-in, menu, voice and reading bar whole at 400 %, with wider spacing and in forced colours', async () => {
    const api = await fixture.signInToApi('demo-ds');
    await api.send('PUT', '/supports', {
      revision: 1,
      supports: { ...NO_SUPPORTS, readAloud: true, voiceAnswer: true },
    });
    const { page, context } = await visitToPlay(fixture.browser, 'laptop', { touch: true });
    await page.goto(`${fixture.product.base}/login`);
    await page.getByLabel('Nome de Utilizador').waitFor();
    await expectReflow(page, 'sign-in', { pageScrolls: true, minTargetPx: 48 });
    const team = new TeamPlayer(page, async () => {});
    await team.signIn(fixture.product.base, 'demo-ds', fixture.password);
    await team.untilWriting();
    await page.getByRole('region', { name: 'Resposta por voz' }).waitFor();
    await page.getByRole('region', { name: 'Ler em voz alta' }).waitFor();
    await expectReflow(page, 'voice and reading bar', GAME);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Escolher apoios' }).waitFor();
    await expectReflow(page, 'menu', GAME);
    await page.getByRole('button', { name: 'Escolher apoios' }).click();
    await page.getByRole('dialog', { name: 'Apoios' }).waitFor();
    await expectReflow(page, 'supports', GAME);
    await context.close();
  });
});
