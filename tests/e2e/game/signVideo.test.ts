import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { expectAccessible, picture, VIEWPORTS, visitToPlay } from '../../support/browser/browser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';

/** One second of a test card, made by `ffmpeg -f lavfi -i testsrc=size=64x36:rate=5:duration=1 -c:v libvpx`. */
const FILM = resolve(import.meta.dirname, '../../support/product/oneSecond.webm');
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:01.000\nOlá, tripulação!\n';

const config = mkdtempSync(join(tmpdir(), 'conselho-lgp-'));
mkdirSync(join(config, 'lgp', 'ds'), { recursive: true });
writeFileSync(join(config, 'site.json'), '{}');
copyFileSync(FILM, join(config, 'lgp', 'ds', 'intro.webm'));
writeFileSync(join(config, 'lgp', 'ds', 'intro.vtt'), CAPTIONS);
afterAll(() => rmSync(config, { recursive: true }));

const fixture = productUnderTest({ env: () => ({ SITE_CONFIG: join(config, 'site.json') }) });
const button = (page: Page) => page.getByRole('button', { name: 'LGP: ver em Língua Gestual Portuguesa' });
const film = (page: Page) => page.getByLabel('Vídeo em Língua Gestual Portuguesa');

async function open(name: string, size: 'laptop' | 'tablet') {
  const visitor = await visitToPlay(fixture.browser, size, { touch: size === 'tablet' });
  const asked = visitor.page.waitForResponse('**/api/sign-videos');
  const team = new TeamPlayer(visitor.page, async () => {}, false);
  await team.signIn(fixture.product.base, name, fixture.password);
  await asked;
  return visitor;
}

it('a team watches the video of its mission with captions, by touch and by keyboard', async () => {
  const { page, context, errors } = await open('demo-ds', 'tablet');
  await button(page).waitFor({ timeout: 60_000 });
  for (const size of ['laptop', 'tablet', 'portrait', 'projector'] as const) {
    await page.setViewportSize(VIEWPORTS[size]);
    await page.waitForTimeout(300);
    const box = await button(page).boundingBox();
    expect(box?.width, size).toBeGreaterThanOrEqual(48);
    const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
    expect(box?.y, size).toBeGreaterThanOrEqual((menu?.y ?? 0) + (menu?.height ?? 0));
    await picture(page, `lgp-${size}`);
  }
  await page.setViewportSize(VIEWPORTS.tablet);
  await expectAccessible(page, 'the cockpit with its video');
  await button(page).tap();
  await film(page).waitFor();
  const state = () =>
    page.evaluate(`(() => {
      const video = document.querySelector('video');
      return { hasEnded: video.ended, cue: video.textTracks[0]?.cues?.[0]?.text };
    })()`);
  await expect.poll(state).toMatchObject({ hasEnded: true, cue: 'Olá, tripulação!' });
  await expectAccessible(page, 'the video in sign language');
  await picture(page, 'lgp-film');
  await page.keyboard.press('Escape');
  await film(page).waitFor({ state: 'detached' });
  expect(await button(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await film(page).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it('nothing is shown where there is no video', async () => {
  const { page, context, errors } = await open('demo-dh', 'laptop');
  await page.waitForTimeout(500);
  expect(await button(page).count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
