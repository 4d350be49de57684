import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Minimum width and height of a touch target in CSS pixels. */
export const MIN_TARGET_PX = 48;

/** Tolerance for the browser's rounding. */
const TOLERANCE_PX = 0.5;

interface TouchTarget {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Lies in a scrollable element. */
  isInScrollBox: boolean;
}

/**
 * Returns the boxes of the visible controls: for an input inside a label the label, for a link stretched over a card
 * the card. While a modal dialog is open, only controls in the topmost one count.
 */
function touchTargets(page: Page): Promise<TouchTarget[]> {
  return page.evaluate(() => {
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowY) || isInScroller(element.parentElement));
    // A link in the text of a PDF is as large as that text (WCAG 2.5.8, inline).
    const selector = 'button, a[href]:not(.pdf-link), input:not([type=file], [hidden]), select, textarea, summary';
    const clickableBox = (element: Element) =>
      getComputedStyle(element, '::after').position === 'absolute' && element instanceof HTMLElement
        ? (element.offsetParent ?? element)
        : element;
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    return [...root.querySelectorAll(selector)]
      .map((element) => (element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element))
      .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
      .map((element) => {
        const { x, y, width, height } = clickableBox(element).getBoundingClientRect();
        return {
          name: element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? '',
          x,
          y,
          width,
          height,
          isInScrollBox: isInScroller(element),
        };
      });
  });
}

interface FitOptions {
  /** The page itself scrolls down: only its width limits, and visually hidden controls are skipped. */
  pageScrolls?: boolean;
  /** Least width and height of a target; the game's by default. */
  minTargetPx?: number;
}

/** Asserts that every control is large enough for touch and on the screen, or can be scrolled to. */
export async function expectControlsFit(
  page: Page,
  name: string,
  { pageScrolls = false, minTargetPx = MIN_TARGET_PX }: FitOptions = {},
): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const problems = (await touchTargets(page)).flatMap((box) => {
    if (pageScrolls && (box.width <= 1 || box.y + box.height <= 0)) return [];
    const isSmall = Math.min(box.width, box.height) < minTargetPx - TOLERANCE_PX;
    const isInWidth = box.x >= -TOLERANCE_PX && box.x + box.width <= width + TOLERANCE_PX;
    const isInHeight = box.y >= -TOLERANCE_PX && box.y + box.height <= height + TOLERANCE_PX;
    return [
      ...(isSmall ? [`«${box.name}» is too small: ${Math.round(box.width)}x${Math.round(box.height)}`] : []),
      ...(isInWidth && (pageScrolls || box.isInScrollBox || isInHeight) ? [] : [`«${box.name}» is cut off`]),
    ];
  });
  expect(problems, name).toEqual([]);
}
