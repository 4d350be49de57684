import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const SCREENSHOTS = join(ROOT, 'artifacts/screenshots');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The sizes at which every screen is looked at. */
const VIEWPORTS = {
  laptop: { width: 1366, height: 768 },
  tablet: { width: 1024, height: 768 },
  portrait: { width: 768, height: 1024 },
  projector: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const;
export type Viewport = keyof typeof VIEWPORTS;

/** A person at a device: a page that notes every error of the console and every answer of the server from 500 up. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  noise: string[];
}

export async function visit(browser: Browser, viewport: Viewport, options: { touch?: boolean } = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: VIEWPORTS[viewport],
    hasTouch: options.touch ?? false,
    locale: 'pt-PT',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const noise: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') noise.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => noise.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 500) noise.push(`${response.status()} ${response.url()}`);
  });
  return { page, context, noise };
}

/** Keeps a picture of the screen among the artefacts. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
}

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** No violation of WCAG 2.2 A and AA on what the page shows now. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await page.evaluate(AXE);
  const found = (await page.evaluate(
    'axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] })',
  )) as AxeResult;
  const told = found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${screen}: ${id}: ${help}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
  expect(told).toEqual([]);
}
