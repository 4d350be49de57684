import type { Browser } from 'playwright-core';
import type { PreviewServer } from 'vite';
import { afterAll, beforeAll, inject } from 'vitest';
import { type BrowserKind, closePages, sharedBrowser } from '../browser/chromium.ts';
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
