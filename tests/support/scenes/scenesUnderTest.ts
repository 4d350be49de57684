import type { Browser } from 'playwright-core';
import type { PreviewServer } from 'vite';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser } from '../browser/chromium.ts';
import { baseOf, servePages } from './scenesPages.ts';

/** The client built with the designers' scene selector, served by Vite alone, and a browser. */
export interface ScenesUnderTest {
  base: string;
  browser: Browser;
}

/** Starts both for one test file and ends them after it. */
export function scenesUnderTest(): ScenesUnderTest {
  const under = {} as ScenesUnderTest;
  let server: PreviewServer | undefined;
  beforeAll(async () => {
    server = await servePages(inject('scenesFolder'));
    under.base = baseOf(server);
    under.browser = await launchBrowser();
  });
  afterAll(async () => {
    await under.browser?.close();
    await server?.close();
  });
  return under;
}
