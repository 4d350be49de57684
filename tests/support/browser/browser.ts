import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../eventually.ts';
import { PLAY_SPEED, speedUp } from './fastClock.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const SCREENSHOTS = join(ROOT, 'artifacts/screenshots');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The sizes at which every screen is looked at. */
export const VIEWPORTS = {
  laptop: { width: 1366, height: 768 },
  tablet: { width: 1024, height: 768 },
  portrait: { width: 768, height: 1024 },
  projector: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const;
export type Viewport = keyof typeof VIEWPORTS;
export type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A person at a device: a page that notes every error of the console and every answer of the server from 500 up. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  noise: string[];
}

interface VisitOptions {
  touch?: boolean;
  /** What another visit has left on the device, such as a session. */
  stored?: Stored;
  /** Lets the product install its service worker. */
  worker?: boolean;
  /** How many times faster than real time the page runs; 1 unless given. */
  speed?: number;
}

/** Opens a page on a device of this size. */
export async function visit(browser: Browser, viewport: Viewport, options: VisitOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: VIEWPORTS[viewport],
    hasTouch: options.touch ?? false,
    locale: 'pt-PT',
    reducedMotion: 'reduce',
    ...(options.stored && { storageState: options.stored }),
    // What is kept in the background would answer before the routes of a test do.
    serviceWorkers: options.worker ? 'allow' : 'block',
  });
  if (options.speed) await speedUp(context, options.speed);
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

/** Opens a page in which a team plays: messages, flights and waits take a twelfth of their time. */
export function visitToPlay(browser: Browser, viewport: Viewport, options: VisitOptions = {}): Promise<Visitor> {
  return visit(browser, viewport, { speed: PLAY_SPEED, ...options });
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
export function expectAccessible(page: Page, screen: string): Promise<void> {
  return expectNoViolation(page, screen, '["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]');
}

/** The same for colours alone: all that another theme changes. */
export function expectContrast(page: Page, screen: string): Promise<void> {
  return expectNoViolation(page, screen, '{ type: "rule", values: ["color-contrast"] }');
}

/** What fades in is held against the rules once it has come. */
async function expectNoViolation(page: Page, screen: string, rules: string): Promise<void> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(AXE);
  await eventually(async () => expect(await violations(page, screen, rules)).toEqual([]));
}

async function violations(page: Page, screen: string, rules: string): Promise<string[]> {
  const found = (await page.evaluate(
    `axe.run(document, { runOnly: ${rules}, resultTypes: ["violations"] })`,
  )) as AxeResult;
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${screen}: ${id}: ${help}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}
