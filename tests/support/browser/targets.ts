import type { Page } from 'playwright-core';

/** A thumb needs this much. */
export const TARGET_PX = 48;

interface Box {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** It may be scrolled to. */
  scrolls: boolean;
}

/**
 * The boxes of what can be pressed: of an option, its whole label; of a link that is stretched over its card, the card. Of a page under a
 * window, only the window.
 */
export function targets(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowY) || isInScroller(element.parentElement));
    const pressed = 'button, a[href], input:not([type=file], [hidden]), select, textarea, summary';
    const stretched = (element: Element) =>
      getComputedStyle(element, '::after').position === 'absolute' && element instanceof HTMLElement
        ? (element.offsetParent ?? element)
        : element;
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    return [...top.querySelectorAll(pressed)]
      .map((element) => (element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element))
      .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
      .map((element) => {
        const { x, y, width, height } = stretched(element).getBoundingClientRect();
        return {
          name: element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? '',
          x,
          y,
          width,
          height,
          scrolls: isInScroller(element),
        };
      });
  });
}
