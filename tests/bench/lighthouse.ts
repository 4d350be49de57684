/**
 * `npm run prove lighthouse`: Lighthouse's performance score of the sign-in page, the panel and the game, each with an empty cache,
 * in Chromium without a graphics card. Prints the median of three runs each, and a last line: N passed, N failed. Assumes an idle machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import type { BrowserContext } from 'playwright-core';
import { launchProfile } from '../support/browser/chromium.ts';
import { signInToStorage } from '../support/browser/signInToStorage.ts';
import { freePort } from '../support/product/freePort.ts';
import { type ProductServer, startProduct } from '../support/product/productServer.ts';

const PASSWORD = 'demo-palavra-1';
const RUNS = 3;

interface Page {
  path: string;
  username?: string;
  /** The lowest score that is asked for, of 100. */
  score: number;
  /** The longest total blocking time that is asked for, in milliseconds. */
  blockedMs?: number;
}

const PAGES: readonly Page[] = [
  { path: '/login', score: 95, blockedMs: 200 },
  { path: '/panel', username: 'professor', score: 95, blockedMs: 200 },
  { path: '/game', username: 'demo-ic', score: 80 },
];

interface Reading {
  score: number;
  blockedMs: number;
  largestPaintMs: number;
  shift: number;
}

async function read(product: ProductServer, page: Page): Promise<Reading> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const port = await freePort();
  const context = await launchProfile(profile, [`--remote-debugging-port=${port}`]);
  try {
    if (page.username) await signIn(context, product.base, page.username);
    const onlyCategories = ['performance'];
    const options = { port, logLevel: 'error', onlyCategories, disableStorageReset: true } as const;
    const result = await lighthouse(`${product.base}${page.path}`, options, desktop);
    if (!result) throw new Error(`Lighthouse has no result for ${page.path}.`);
    const { audits, categories } = result.lhr;
    return {
      score: Math.round(100 * (categories.performance?.score ?? 0)),
      blockedMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Leaves in the profile what the sign-in form would, without loading a page of the product. */
async function signIn(context: BrowserContext, base: string, username: string): Promise<void> {
  const { origins } = await signInToStorage(base, username, PASSWORD);
  const page = await context.newPage();
  await page.route('**/*', (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }));
  await page.goto(base);
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, origins[0]?.localStorage ?? []);
  await page.close();
}

function middleOf(readings: readonly Reading[]): Reading {
  const middle = readings.toSorted((one, other) => one.score - other.score)[Math.floor(readings.length / 2)];
  if (!middle) throw new Error('There is no reading.');
  return middle;
}

const dataDir = mkdtempSync(join(tmpdir(), 'lighthouse-data-'));
const product = await startProduct(dataDir, { DEMO_PASSWORD: PASSWORD });
let failed = 0;
try {
  console.log('| page | score | asked | blocked ms | asked | largest paint ms | shift |');
  for (const page of PAGES) {
    const readings: Reading[] = [];
    while (readings.length < RUNS) readings.push(await read(product, page));
    const { score, blockedMs, largestPaintMs, shift } = middleOf(readings);
    const figures = [score, `>= ${page.score}`, blockedMs.toFixed(0), page.blockedMs ? `<= ${page.blockedMs}` : ''];
    console.log(`| ${[page.path, ...figures, largestPaintMs.toFixed(0), shift.toFixed(3)].join(' | ')} |`);
    if (score < page.score || blockedMs > (page.blockedMs ?? Number.POSITIVE_INFINITY)) failed += 1;
  }
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(`${PAGES.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
