import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { PreviewServer } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './chromium.ts';
import { baseOf, buildWithScenes, servePages } from './scenesBuild.ts';

/** The client built with the designers' selector, served without a server of ours, and a browser. */
export interface ScenesUnderTest {
  base: string;
  browser: Browser;
}

export function scenesUnderTest(): ScenesUnderTest {
  const under = {} as ScenesUnderTest;
  const outDir = mkdtempSync(join(tmpdir(), 'scenes-'));
  let server: PreviewServer | undefined;
  beforeAll(async () => {
    await buildWithScenes(outDir);
    server = await servePages(outDir);
    under.base = baseOf(server);
    under.browser = await launchBrowser();
  });
  afterAll(async () => {
    await under.browser?.close();
    await server?.close();
    rmSync(outDir, { recursive: true, force: true });
  });
  return under;
}
