import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { WORKSHEET_TITLES } from '#content/worksheetTitles.ts';
import { expectAccessible, picture, visitToPlay } from '../../support/browser/browser.ts';
import { KeyboardPlayer } from '../../support/browser/keyboardPlayer.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { SIZES } from '../../support/browser/sizes.ts';
import { expectControlsFit } from '../../support/browser/targets.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { eventually } from '../../support/eventually.ts';
import { mountScene } from '../../support/scenes/mountScene.ts';
import { openSelector, scenesUnderTest } from '../../support/scenes/scenesUnderTest.ts';

const fixture = productUnderTest();
const scenes = scenesUnderTest();

const { missions } = SOLAR_SYSTEMS.ds;
const { 1: firstTitle, 2: secondTitle, 3: thirdTitle } = WORKSHEET_TITLES.ds[1];

const guideDialog = (page: Page) => page.getByRole('dialog', { name: 'Guia da missão' });
const guideButton = (page: Page) => page.getByRole('button', { name: /^Ficha de trabalho/ });

/** Posts the tutorial of the demonstration team. */
beforeAll(async () => {
  const team = await fixture.signInToApi('demo-ds');
  const files = JSON.stringify([{ name: 'a.txt', content: 'data:text/plain;base64,b2zDoQ==' }]);
  await team.form('/tutorial', { ship: '2', quiz: '1. Ouvir', texto: 'Somos a equipa.', files });
});

describe('the guide in mission 1', () => {
  it('opens by touch and opens a worksheet in a new tab, leaving the game as it was', async () => {
    const { page, context, errors } = await visitToPlay(fixture.browser, 'tablet', { touch: true });
    const team = new TeamPlayer(page, async () => {});
    await team.signIn(fixture.product.base, 'demo-ds', fixture.password);
    await page.getByText(missions[1].briefing).waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: `Ficha de trabalho 1: ${firstTitle}` }).tap();
    const guide = guideDialog(page);
    await guide.getByText(missions[1].marks.p1[60]?.team ?? '').waitFor();
    expect(await guide.getByRole('link').allInnerTexts()).toEqual(
      [firstTitle, secondTitle, thirdTitle].map((title) => expect.stringContaining(title)),
    );
    const newTab = context.waitForEvent('page');
    await guide.getByRole('link', { name: /Agora/ }).tap();
    const worksheetTab = await newTab;
    expect(new URL(worksheetTab.url()).pathname).toBe('/game/open-pdf/ds-m1-fs1');
    await worksheetTab.getByRole('heading', { level: 1 }).waitFor();
    expect(await worksheetTab.getByText(/PDF not found|Página não encontrada/).count()).toBe(0);
    expect(await worksheetTab.evaluate(() => window.opener)).toBeNull();
    await worksheetTab.close();
    await guide.getByRole('button', { name: 'Fechar' }).tap();
    await page.getByText(missions[1].briefing).waitFor();
    await team.press('OK', 'missao-1');
    await guideButton(page).tap();
    await guide.getByRole('link', { name: new RegExp(`${secondTitle}.*Agora|Agora.*${secondTitle}`, 's') }).waitFor();
    await guide.getByRole('button', { name: 'Fechar' }).tap();
    await page.getByRole('radio').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('opens and closes by keyboard', async () => {
    const { page, context } = await visitToPlay(fixture.browser, 'laptop');
    const team = new KeyboardPlayer(page);
    await team.signIn(fixture.product.base, 'demo-ds', fixture.password);
    await guideButton(page).waitFor({ timeout: 60_000 });
    await team.activate(guideButton(page));
    const guide = guideDialog(page);
    await team.tabTo(guide.getByRole('link').nth(2));
    expect(await guide.getByRole('link').nth(2).getAttribute('href')).toBe('/game/open-pdf/ds-m1-fs3');
    await page.keyboard.press('Escape');
    await guide.waitFor({ state: 'hidden' });
    await expect.poll(() => guideButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await context.close();
  });
});

const STATES = [
  'mission.introduction',
  'mission.quiz.ready',
  'mission.write.ready',
  'mission.upload.ready',
  'mission.congratulations',
] as const;
/** The query that turns a mode on, and the windows in which the guide is looked at in it: name, width, height. */
const MODES = [
  ['', SIZES],
  ['&ecra=projetor', [['projector', 1920, 1080]]],
] as const;

const statePath = (state: string) =>
  `/dev/cenas/palco?tipo=estado&nome=${state}&tema=ic&nave=3&parado=600&desenho=imagem`;

/** Asserts that every control fits the screen, and that no text is wider than its box. */
async function expectFitsScreen(page: Page, name: string): Promise<void> {
  await expectControlsFit(page, name);
  const overflowing = await guideDialog(page).evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*')]
      .filter(
        (element) => getComputedStyle(element).position !== 'absolute' && element.scrollWidth > element.clientWidth + 1,
      )
      .filter((element) => element.clientWidth > 0 && getComputedStyle(element).display !== 'inline')
      .map((element) => element.textContent),
  );
  expect(overflowing, `${name}: texts wider than their boxes`).toEqual([]);
}

describe('the guide in every state with one', () => {
  it.each(MODES)('fits every window and follows WCAG: %j', async (query, sizes) => {
    const page = await openSelector(scenes);
    for (const state of STATES) {
      await mountScene(page, `${statePath(state)}${query}`);
      for (const [device, width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const name = `guia-${state}-${device}`;
        await eventually(async () => {
          const button = await guideButton(page).boundingBox();
          expect(button && button.y + button.height, `${name}: the button is on the screen`).toBeLessThanOrEqual(
            height,
          );
        });
        await guideButton(page).click();
        await guideDialog(page).getByRole('heading', { name: 'Como se pontua' }).waitFor();
        await eventually(() => expectFitsScreen(page, name));
        await expectAccessible(page, name);
        await picture(page, name);
        await page.keyboard.press('Escape');
        await guideDialog(page).waitFor({ state: 'hidden' });
      }
    }
    await page.context().close();
  });
});
