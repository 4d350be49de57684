import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../eventually.ts';
import { PLAY_SPEED, speedUp } from './fastClock.ts';
import { enableDataSaver, hideUnpainted, skipDecoding, skipDrawing, skipPainting, turnSoundOff } from './inPage.ts';
import { htmlMistakes } from './screens/htmlMistakes.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const SCREENSHOTS = join(ROOT, 'artifacts/screenshots');
/** `PICTURES=1` saves a screenshot of every screen; without it none is taken and played games are not drawn. */
export const TAKES_PICTURES = process.env.PICTURES === '1';
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Device sizes in CSS pixels. */
export const VIEWPORTS = {
  laptop: { width: 1366, height: 768 },
  tablet: { width: 1024, height: 768 },
  portrait: { width: 768, height: 1024 },
  projector: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const;
export type Viewport = keyof typeof VIEWPORTS;
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A page on one device, with the errors of its console, its uncaught exceptions and its responses of status 500 or above. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  errors: string[];
}

interface VisitOptions {
  touch?: boolean;
  /** Storage of an earlier visit, such as a session. */
  storageState?: StorageState;
  /** Allows the service worker. */
  worker?: boolean;
  /** How many times faster than real time the page runs; default 1. */
  speed?: number;
  /** Fetches what the next screens may need, as browsers do that are not asked to save data; always with the service worker. */
  prefetches?: boolean;
  /** Paints the page, for those who look at it; axe does not. */
  painted?: boolean;
}

interface PlayOptions extends VisitOptions {
  /** Plays music, effects and ORBI's voice; decoding and mixing them takes a tenth of the processor time. */
  sound?: boolean;
  /** Decodes the pictures of the stage, although nothing is drawn. */
  decodes?: boolean;
}

/** How long the check of a page of 16,000 elements may take on a busy machine. */
const AXE_PATIENCE_MS = 60_000;
/** How long a step in the browser may take on a busy machine. */
const PATIENCE_MS = 90_000;

/** Opens a page in a new browser context of this size. */
export async function visit(browser: Browser, viewport: Viewport, options: VisitOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: VIEWPORTS[viewport],
    hasTouch: options.touch ?? false,
    locale: 'pt-PT',
    reducedMotion: 'reduce',
    ...(options.storageState && { storageState: options.storageState }),
    // A service worker would answer requests before the routes of a test.
    serviceWorkers: options.worker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (!options.worker && !options.prefetches) await context.addInitScript(enableDataSaver);
  if (!options.painted && !TAKES_PICTURES) await context.addInitScript(skipPainting);
  if (options.speed) await speedUp(context, options.speed);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 500) errors.push(`${response.status()} ${response.url()}`);
  });
  return { page, context, errors };
}

/**
 * Opens a page that runs PLAY_SPEED times faster than real time, for playing the game. The stage does everything but draw,
 * which without a GPU takes half of the processor time; the golden pictures and the budgets see it drawn. It is silent, as with
 * the sound switched off.
 */
export async function visitToPlay(browser: Browser, viewport: Viewport, options: PlayOptions = {}): Promise<Visitor> {
  const { sound, decodes, ...others } = options;
  const visitor = await visit(browser, viewport, { speed: PLAY_SPEED, ...others });
  const { context } = visitor;
  if (!TAKES_PICTURES) await context.addInitScript(skipDrawing);
  if (!TAKES_PICTURES && !decodes) await context.addInitScript(skipDecoding);
  if (!sound) await context.addInitScript(turnSoundOff);
  return visitor;
}

/**
 * Console messages of lost connections and of 4xx responses, of the browser and of the client; also of a sound that could
 * not be fetched, which the browser calls not supported (MEDIA_ERR_SRC_NOT_SUPPORTED is 4), and whose second format WebKitGTK
 * cannot play.
 */
const EXPECTED_FAILURES =
  /Failed to load resource: (net::ERR_|.* status of 4\d\d)|Failed to fetch|NetworkError|^\[[^\]]+\] (CallError|AbortError)|^\[audio\] Error: \S+: (4\b|No codec support)/;

/** Asserts that the errors since the last check come from lost connections or refused calls, and clears them. */
export function expectOnlyFailedCalls(errors: string[]): void {
  expect(errors.splice(0).filter((error) => !EXPECTED_FAILURES.test(error))).toEqual([]);
}

/** Navigates within the page through the History API, without a reload. */
export async function navigateInPage(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Saves a screenshot as artifacts/screenshots/`name`.png, with `PICTURES=1` only. */
export async function picture(page: Page, name: string): Promise<void> {
  if (TAKES_PICTURES) await page.screenshot({ path: screenshotPath(name) });
}

/** Returns the path of the screenshot with this name, in a folder that exists. */
export function screenshotPath(name: string): string {
  mkdirSync(SCREENSHOTS, { recursive: true });
  return join(SCREENSHOTS, `${name.replaceAll(/[^\p{L}\p{N}-]+/gu, '-')}.png`);
}

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** Asserts that the current page has no violation of WCAG 2.2 A and AA and none of the mistakes of htmlMistakes.ts. */
export async function expectAccessible(page: Page, screen: string, patienceMs = AXE_PATIENCE_MS): Promise<void> {
  expect(await page.evaluate(htmlMistakes), screen).toEqual([]);
  await expectNoViolation(page, screen, '["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]', patienceMs);
}

/** Asserts that the current page has enough colour contrast, the only criterion that a theme changes. */
export function expectContrast(page: Page, screen: string): Promise<void> {
  return expectNoViolation(page, screen, '{ type: "rule", values: ["color-contrast"] }', AXE_PATIENCE_MS);
}

/** Repeats the check, because elements that are fading in have low contrast. */
async function expectNoViolation(page: Page, screen: string, rules: string, patienceMs: number): Promise<void> {
  if (!(await page.evaluate('"axe" in globalThis'))) {
    await page.evaluate(AXE);
    await page.evaluate(hideUnpainted);
  }
  await eventually(async () => expect(await violations(page, screen, rules)).toEqual([]), patienceMs);
}

async function violations(page: Page, screen: string, rules: string): Promise<string[]> {
  const result = (await page.evaluate(
    // Style sheets are read only for a rule that is experimental and does not run.
    `axe.run(document, { runOnly: ${rules}, resultTypes: ["violations"], preload: { assets: ["media"] } })`,
  )) as AxeResult;
  return result.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${screen}: ${id}: ${help}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}
