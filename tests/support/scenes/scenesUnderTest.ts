import type { Browser, Page } from 'playwright-core';
import type { PreviewServer } from 'vite';
import { afterAll, beforeAll, inject } from 'vitest';
import { TAKES_PICTURES } from '../browser/browser.ts';
import { type BrowserKind, closePages, sharedBrowser } from '../browser/chromium.ts';
import { skipPainting, turnSoundOff } from '../browser/inPage.ts';
import { EMPTY_PATH } from './mountScene.ts';
import { baseOf, servePages } from './scenesPages.ts';

/** The client built with the designers' scene selector, served by Vite without the product's server, and a browser. */
export interface ScenesUnderTest {
  base: string;
  browser: Browser;
}

/** Starts both before a test file's tests and stops them afterwards. */
export function scenesUnderTest(kind: BrowserKind = 'shell'): ScenesUnderTest {
  const fixture = {} as ScenesUnderTest;
  let server: PreviewServer | undefined;
  beforeAll(async () => {
    server = await servePages(inject('scenesFolder'));
    fixture.base = baseOf(server);
    fixture.browser = await sharedBrowser(kind);
  });
  afterAll(async () => {
    await closePages(fixture.browser);
    await server?.close();
  });
  return fixture;
}

/**
 * Opens the selector without a stage, on a laptop, in a context of its own. Its stages are silent and without pictures, which are
 * fetched and decoded only when screenshots are wanted.
 */
export async function openSelector({ base, browser }: ScenesUnderTest): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
    locale: 'pt-PT',
  });
  await context.addInitScript(turnSoundOff);
  if (!TAKES_PICTURES) {
    await context.addInitScript(skipPainting);
    await context.route(/\.(webp|pack)(\?|$)/, (route) => route.abort());
  }
  const page = await context.newPage();
  await page.goto(`${base}${EMPTY_PATH}`);
  return page;
}
