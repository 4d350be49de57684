import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../eventually.ts';
import { expectAccessible, expectContrast, picture, VIEWPORTS, type Viewport } from './browser.ts';
import { expectControlsFit } from './targets.ts';

/** Longer words, such as addresses, may break across lines. */
const MAX_UNBROKEN_CHARS = 14;

/**
 * Asserts that nothing is wider than the screen, no word is broken and the dark theme follows WCAG; on a phone also the
 * size of touch targets, on wider screens also the light theme's contrast, which does not depend on the size.
 */
export async function expectUsableLayout(page: Page, name: string): Promise<void> {
  await expectNoHorizontalOverflow(page, name);
  expect(await brokenWords(page), `${name}: broken words`).toEqual([]);
  if ((page.viewportSize()?.width ?? 0) < 600) await expectControlsFit(page, name, { pageScrolls: true });
  else {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator('html[data-theme=light]').waitFor();
    await expectContrast(page, `${name}, light`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme=dark]').waitFor();
  // The controls were scrolled to; what a sticky bar covers just then would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, `${name}, dark`);
}

/** What a window of 1280 pixels leaves at 200 % and at 400 % (WCAG 1.4.4 and 1.4.10). */
const ENLARGED = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
] as const;

/** Asserts that nothing is wider than a window of 1280 pixels at 200 % and at 400 %, and restores the viewport. */
export async function expectReflows(page: Page, name: string): Promise<void> {
  const viewport = page.viewportSize();
  for (const size of ENLARGED) {
    await page.setViewportSize(size);
    await expectNoHorizontalOverflow(page, `${name}, ${size.width} wide`);
  }
  if (viewport) await page.setViewportSize(viewport);
}

/** Asserts that nothing is wider than a tablet in either orientation, and restores the viewport. */
export async function expectFitsTablets(page: Page, name: string): Promise<void> {
  const viewport = page.viewportSize();
  for (const size of ['tablet', 'portrait'] as const) {
    await page.setViewportSize(VIEWPORTS[size]);
    await expectNoHorizontalOverflow(page, `${name}, ${size}`);
  }
  if (viewport) await page.setViewportSize(viewport);
}

/**
 * Takes a picture in each size, without axe violations or a page that scrolls sideways. The page keeps the last size, so that
 * the test goes on there.
 */
export async function expectFitsSizes(page: Page, name: string, sizes: readonly Viewport[]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(VIEWPORTS[size]);
    await picture(page, `${name}-${size}`);
    await expectAccessible(page, `${name}-${size}`);
    await expectNoHorizontalOverflow(page, `${name}-${size}`);
  }
}

async function expectNoHorizontalOverflow(page: Page, name: string): Promise<void> {
  const overflowPx = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await eventually(async () => expect(await overflowPx(), `${name}: wider than the screen`).toBeLessThanOrEqual(0));
}

/** Returns the words that start on one line and end on another. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((maxChars) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\-‐–]+/g)) {
        if (word.length > maxChars) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const rects = [...range.getClientRects()];
        const [first] = rects;
        // The text in a <textarea> has no client rects.
        if (first && first.bottom <= (rects.at(-1)?.top ?? 0)) broken.push(word);
      }
    }
    return broken;
  }, MAX_UNBROKEN_CHARS);
}
