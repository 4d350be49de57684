import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../eventually.ts';
import { expectAccessible, expectContrast, VIEWPORTS } from './browser.ts';
import { TARGET_PX, targets } from './targets.ts';

/** Rounding of the browser. */
const SLACK_PX = 0.5;

/** Longer words, such as addresses, may have to be broken. */
const WORD_CHARS = 14;

/**
 * Nothing wider than the screen, no word in two, nothing against WCAG in the dark and in the light, and on a phone nothing too small for a thumb. Colours are
 * the same at every size: the light ones are looked at on a laptop.
 */
export async function expectTidyPanel(page: Page, name: string): Promise<void> {
  await expectNoWider(page, name);
  expect(await brokenWords(page), `${name}: broken words`).toEqual([]);
  if ((page.viewportSize()?.width ?? 0) < 600) await expectThumbRoom(page, name);
  else {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator('html[data-theme=light]').waitFor();
    await expectContrast(page, `${name}, light`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme=dark]').waitFor();
  await expectAccessible(page, `${name}, dark`);
}

/** Nothing is wider than a tablet's screen, however it is held; the screen is as before afterwards. */
export async function expectFitsTablets(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of ['tablet', 'portrait'] as const) {
    await page.setViewportSize(VIEWPORTS[size]);
    await expectNoWider(page, `${name}, ${size}`);
  }
  if (before) await page.setViewportSize(before);
}

async function expectNoWider(page: Page, name: string): Promise<void> {
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await eventually(async () => expect(await wider(), `${name}: wider than the screen`).toBeLessThanOrEqual(0));
}

async function expectThumbRoom(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const wrong = (await targets(page)).flatMap((box) => {
    if (box.width <= 1 || box.y + box.height <= 0) return [];
    const isSmall = Math.min(box.width, box.height) < TARGET_PX - SLACK_PX;
    const isCut = box.x < -SLACK_PX || box.x + box.width > width + SLACK_PX;
    const size = `${Math.round(box.width)}x${Math.round(box.height)}`;
    return [
      ...(isSmall ? [`«${box.name}» is too small: ${size}`] : []),
      ...(isCut ? [`«${box.name}» is cut off`] : []),
    ];
  });
  expect(wrong, name).toEqual([]);
}

/** Words that begin on one line and end on the next. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\-‐–]+/g)) {
        if (word.length > longest) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()];
        const [first] = lines;
        // The text within a <textarea> has no boxes.
        if (first && first.bottom <= (lines.at(-1)?.top ?? 0)) broken.push(word);
      }
    }
    return broken;
  }, WORD_CHARS);
}
