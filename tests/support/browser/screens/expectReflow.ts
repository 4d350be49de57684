import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../../eventually.ts';
import { expectControlsFit } from '../targets.ts';
import { forcedColorMistakes, reflowMistakes, TEXT_SPACING } from './reflowMistakes.ts';

/** A window of 1280 pixels at 400 %, held either way. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 640, height: 320 },
] as const;

interface Adapts {
  /** The page itself scrolls, as in the panel. */
  pageScrolls: boolean;
  /** Whether the targets have the game's size of 48 pixels; else at least 44. */
  minTargetPx: number;
}

async function expectNothingLost(page: Page, name: string): Promise<void> {
  await eventually(async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${name}: wide`).toBeLessThan(
      1,
    );
    expect(await page.evaluate(reflowMistakes), name).toEqual([]);
  });
}

/**
 * Asserts that a page keeps everything at 400 % either way, with wider spacing and in the system's own colours, and that its
 * controls stay large enough for touch. Restores the viewport.
 */
export async function expectReflow(page: Page, name: string, { pageScrolls, minTargetPx }: Adapts): Promise<void> {
  const viewport = page.viewportSize();
  for (const size of NARROW) {
    await page.setViewportSize(size);
    await expectNothingLost(page, `${name} on ${size.width}x${size.height}`);
    await eventually(() => expectControlsFit(page, `${name} on ${size.width}`, { pageScrolls, minTargetPx }));
  }
  await page.setViewportSize(NARROW[0]);
  // The policy of the page forbids a <style> of others.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, TEXT_SPACING);
  await expectNothingLost(page, `${name}, spaced, on 320`);
  if (viewport) await page.setViewportSize(viewport);
  await expectNothingLost(page, `${name}, spaced`);
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  await page.emulateMedia({ forcedColors: 'active' });
  await eventually(async () => expect(await page.evaluate(forcedColorMistakes), `${name}, forced colours`).toEqual([]));
  await page.emulateMedia({ forcedColors: 'none' });
}
