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

/** Runs in the page: the names of the texts and controls that the button covers. */
const COVERED = `(() => {
  const button = document.querySelector('button[aria-label^="LGP"]');
  const own = button.getBoundingClientRect();
  return [...document.querySelectorAll('main button, main p, main li, main dd, button[aria-label=Menu]')]
    .filter((other) => other !== button && other.textContent.trim() + (other.ariaLabel ?? '') !== '')
    .filter((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
    })
    .map((other) => other.ariaLabel || other.textContent);
})()`;

async function isInWindow(page: Page): Promise<boolean> {
  const box = await button(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

async function open(name: string, size: 'laptop' | 'tablet') {
  const visitor = await visitToPlay(fixture.browser, size, { touch: size === 'tablet', sound: true });
  const asked = visitor.page.waitForResponse('**/api/sign-videos');
  const team = new TeamPlayer(visitor.page, async () => {}, false);
  await team.signIn(fixture.product.base, name, fixture.password);
  await asked;
  return visitor;
}

it('a team watches the video of its mission with captions, by touch and by keyboard', async () => {
  const { page, context, errors } = await open('demo-ds', 'tablet');
  await button(page).waitFor({ timeout: 60_000 });
  for (const [size, viewport] of Object.entries({ ...VIEWPORTS, zoomed: { width: 320, height: 640 } })) {
    await page.setViewportSize(viewport);
    await expect.poll(() => page.evaluate(COVERED), { message: size }).toEqual([]);
    await expect.poll(() => isInWindow(page), { message: size }).toBe(true);
    expect((await button(page).boundingBox())?.width, size).toBeGreaterThanOrEqual(48);
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
  await expect.poll(state, { timeout: 30_000 }).toMatchObject({ hasEnded: true, cue: 'Olá, tripulação!' });
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
