import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startProduct } from '../../tests/support/product/productServer.ts';
import { fillSchoolYear } from './schoolYear.ts';
import { saveScreenshot } from './screenshots.ts';

const PASSWORD = 'demo-palavra-1';
const DEVICES = [
  { device: 'portatil', viewport: { width: 1366, height: 768 }, colorScheme: 'light' },
  { device: 'telemovel', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { device: 'escuro', viewport: { width: 1366, height: 768 }, colorScheme: 'dark' },
] as const;

/** Picture name, path, and the button pressed before the screenshot. */
const PICTURES: readonly [name: string, path: string, press?: RegExp][] = [
  ['inicio', ''],
  ['turmas', '/management/classes'],
  ['equipas', '/management/teams'],
  ['respostas', '/solar-systems/answers', /Ver Respostas de Os Cometas/],
  ['propostas', '/solar-systems/proposals'],
  ['classificacao', '/ranking'],
  ['importar', '/imports'],
  ['historico', '/history'],
];

/** Takes screenshots of the panel of a teacher whose class is in mid-game, on a laptop, a phone, and in the dark theme. */
export async function photographPanel(browser: Browser): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
  const product = await startProduct(dataDir, { DEMO_PASSWORD: PASSWORD });
  try {
    await fillSchoolYear(product.base, PASSWORD);
    for (const { device, viewport, colorScheme } of DEVICES) {
      const context = await browser.newContext({ viewport, colorScheme, locale: 'pt-PT', reducedMotion: 'reduce' });
      const page = await context.newPage();
      await signIn(page, product.base);
      for (const picture of PICTURES) await photograph(page, device, picture);
      await context.close();
    }
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/login`);
  await page.getByLabel('Nome de Utilizador').fill('professor');
  await page.getByLabel('Palavra-Passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Jogar' }).click();
  await page.waitForURL('**/panel');
}

async function photograph(page: Page, device: string, [name, path, press]: (typeof PICTURES)[number]): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/panel${path}`);
  if (press) {
    await page.getByRole('button', { name: press }).click();
    await page.locator('section[data-level]').last().waitFor();
  }
  await page.waitForLoadState('networkidle');
  await waitForStableLayout(page);
  await saveScreenshot(page, `painel-${name}-${device}`);
}

/** Waits until the page neither grows nor scrolls for 600 ms. */
async function waitForStableLayout(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const before = [scrollY, document.documentElement.scrollHeight];
    await new Promise((done) => setTimeout(done, 600));
    return scrollY === before[0] && document.documentElement.scrollHeight === before[1];
  });
}
