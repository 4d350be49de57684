import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { startProduct } from '../../tests/support/product/productServer.ts';
import { saveImage } from './screenshots.ts';

/** Picture name, document, and a heading on its page; default: the first page. */
const PICTURES: readonly [name: string, id: string, heading?: string][] = [
  ['ficha-ic', 'ic-m2-fs3'],
  ['ficha-dh', 'dh-m3-fs1'],
  ['ficha-ds', 'ds-m1-fs2'],
  ['manual', 'manual', 'Jogar: o que a turma vê'],
];

/** Takes screenshots of worksheet and manual pages, as the product renders them in browsers without a PDF viewer. */
export async function photographPaper(browser: Browser): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    const product = await startProduct(dataDir, { DEMO_PASSWORD: 'demo-palavra-1' });
    await photographAll(browser, product.base).finally(product.stop);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function photographAll(browser: Browser, base: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 800, height: 1280 }, locale: 'pt-PT' });
  await context.addInitScript("Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false })");
  const page = await context.newPage();
  for (const [name, id, heading] of PICTURES) {
    await page.goto(`${base}/game/open-pdf/${id}`);
    await saveImage(await photograph(page, sheetOf(page, heading)), name);
  }
  await context.close();
}

function sheetOf(page: Page, heading?: string): Locator {
  const sheets = page.getByRole('region', { name: /^Página \d+ de/ });
  if (heading === undefined) return sheets.first();
  return sheets.filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
}

/** Waits for the canvas first, because a page outside the viewport is not busy either. */
async function photograph(page: Page, sheet: Locator): Promise<Buffer> {
  await sheet.scrollIntoViewIfNeeded();
  const drawn = sheet.locator('canvas');
  await drawn.waitFor();
  await sheet.and(page.locator('[aria-busy="false"]')).waitFor();
  return drawn.screenshot();
}
