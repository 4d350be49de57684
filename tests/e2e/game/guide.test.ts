import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { WORKSHEET_TITLES } from '#content/worksheetTitles.ts';
import { expectAccessible, picture, visitToPlay } from '../../support/browser/browser.ts';
import { KeyboardPlayer } from '../../support/browser/keyboardPlayer.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { SIZES } from '../../support/browser/sizes.ts';
import { TARGET_PX, targets } from '../../support/browser/targets.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { eventually } from '../../support/eventually.ts';
import { Wire } from '../../support/product/wire.ts';
import { scenesUnderTest } from '../../support/scenes/scenesUnderTest.ts';

const under = productUnderTest();
const scenes = scenesUnderTest();

const { missions } = SOLAR_SYSTEMS.ds;
const { 1: first, 2: second, 3: third } = WORKSHEET_TITLES.ds[1];

const guideOf = (page: Page) => page.getByRole('dialog', { name: 'Guia da missão' });
const opener = (page: Page) => page.getByRole('button', { name: /^Ficha de trabalho/ });

/** The demonstration team past its training. */
beforeAll(async () => {
  const team = await new Wire(under.product.base).signIn('demo-ds', under.password);
  const files = JSON.stringify([{ name: 'a.txt', content: 'data:text/plain;base64,b2zDoQ==' }]);
  await team.form('/tutorial', { ship: '2', quiz: '1. Ouvir', texto: 'Somos a equipa.', files });
});

describe('a team in mission 1', () => {
  it('opens the guide by touch, and a worksheet beside the game, which stays as it is', async () => {
    const { page, context, noise } = await visitToPlay(under.browser, 'tablet', { touch: true });
    const team = new TeamPlayer(page, async () => {});
    await team.signIn(under.product.base, 'demo-ds', under.password);
    await page.getByText(missions[1].briefing).waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: `Ficha de trabalho 1: ${first}` }).tap();
    const guide = guideOf(page);
    await guide.getByText(missions[1].marks.p1[60]?.team ?? '').waitFor();
    expect(await guide.getByRole('link').allInnerTexts()).toEqual(
      [first, second, third].map((title) => expect.stringContaining(title)),
    );
    const sheet = context.waitForEvent('page');
    await guide.getByRole('link', { name: /Agora/ }).tap();
    const beside = await sheet;
    expect(new URL(beside.url()).pathname).toBe('/game/open-pdf/ds-m1-fs1');
    await beside.getByRole('heading', { level: 1 }).waitFor();
    expect(await beside.getByText(/PDF not found|Página não encontrada/).count()).toBe(0);
    expect(await beside.evaluate(() => window.opener)).toBeNull();
    await beside.close();
    await guide.getByRole('button', { name: 'Fechar' }).tap();
    await page.getByText(missions[1].briefing).waitFor();
    await team.press('OK', 'missao-1');
    await opener(page).tap();
    await guide.getByRole('link', { name: new RegExp(`${second}.*Agora|Agora.*${second}`, 's') }).waitFor();
    await guide.getByRole('button', { name: 'Fechar' }).tap();
    await page.getByRole('radio').first().waitFor();
    expect(noise).toEqual([]);
    await context.close();
  });

  it('reaches it by keys alone', async () => {
    const { page, context } = await visitToPlay(under.browser, 'laptop');
    const team = new KeyboardPlayer(page);
    await team.signIn(under.product.base, 'demo-ds', under.password);
    await opener(page).waitFor({ timeout: 60_000 });
    await team.enter(opener(page));
    const guide = guideOf(page);
    await team.reach(guide.getByRole('link').nth(2));
    expect(await guide.getByRole('link').nth(2).getAttribute('href')).toBe('/game/open-pdf/ds-m1-fs3');
    await page.keyboard.press('Escape');
    await guide.waitFor({ state: 'hidden' });
    await expect.poll(() => opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await context.close();
  });
});

const PLACES = [
  'mission.introduction',
  'mission.quiz.ready',
  'mission.write.ready',
  'mission.upload.ready',
  'mission.congratulations',
] as const;
/** The three shapes, and a class before a projector. */
const SCREENS = [...SIZES.map((size) => [...size, ''] as const), ['projector', 1920, 1080, '&ecra=projetor'] as const];

const addressOf = (place: string) =>
  `/dev/cenas/palco?tipo=estado&nome=${place}&tema=ic&nave=3&parado=600&desenho=imagem`;

/** Everything in the guide can be pressed with a thumb, and read by scrolling down at most. */
async function expectRoom(page: Page, name: string, width: number, height: number): Promise<void> {
  for (const box of await targets(page)) {
    const where = `${name}: «${box.name}»`;
    expect(Math.min(box.width, box.height), `${where} is too small`).toBeGreaterThanOrEqual(TARGET_PX - 0.5);
    const isInside = box.x >= -0.5 && box.x + box.width <= width + 0.5;
    expect(isInside && (box.scrolls || (box.y >= -0.5 && box.y + box.height <= height + 0.5)), where).toBe(true);
  }
  const isCut = await guideOf(page).evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*')]
      .filter((part) => getComputedStyle(part).position !== 'absolute' && part.scrollWidth > part.clientWidth + 1)
      .filter((part) => part.clientWidth > 0 && getComputedStyle(part).display !== 'inline')
      .map((part) => part.textContent),
  );
  expect(isCut, `${name}: words are wider than their place`).toEqual([]);
}

describe.each(PLACES)('the guide at %s', (place) => {
  it.each(SCREENS)('has room on a %s of %i x %i, and nothing against WCAG', async (device, width, height, more) => {
    const context = await scenes.browser.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
      locale: 'pt-PT',
    });
    const page = await context.newPage();
    await page.goto(`${scenes.base}${addressOf(place)}${more}`);
    await page.locator('html[data-still]').waitFor();
    const name = `guia-${place}-${device}`;
    const button = await opener(page).boundingBox();
    expect(button && button.y + button.height, `${name}: the button is on the screen`).toBeLessThanOrEqual(height);
    await opener(page).click();
    await guideOf(page).getByRole('heading', { name: 'Como se pontua' }).waitFor();
    await eventually(() => expectRoom(page, name, width, height));
    await expectAccessible(page, name);
    await picture(page, name);
    await context.close();
  });
});
