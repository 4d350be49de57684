import { useEffect } from 'react';

/** CSS pixels between a bar and what the browser scrolls into view. */
const GAP = 12;
const TOP = '[data-top-bar]';
const BOTTOM = '[data-bottom-bar]';

/**
 * Gives the page scroll padding as high as its sticky bars (data-top-bar, data-bottom-bar), measured, so that what takes the
 * focus is never scrolled behind one (WCAG 2.4.11). A bar that wraps on a narrow screen is measured again.
 */
export function useScrollPadding(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      style.scrollPaddingTop = paddingFor(TOP);
      style.scrollPaddingBottom = paddingFor(BOTTOM);
    };
    const sizes = new ResizeObserver(measure);
    const watch = () => {
      sizes.disconnect();
      for (const bar of document.querySelectorAll(`${TOP}, ${BOTTOM}`)) sizes.observe(bar);
      measure();
    };
    const changes = new MutationObserver(watch);
    changes.observe(document.body, { childList: true, subtree: true });
    watch();
    return () => {
      sizes.disconnect();
      changes.disconnect();
      style.scrollPaddingTop = '';
      style.scrollPaddingBottom = '';
    };
  }, []);
}

function paddingFor(selector: string): string {
  const heights = [...document.querySelectorAll(selector)].map((bar) => bar.getBoundingClientRect().height);
  return heights.length === 0 ? '' : `${Math.ceil(Math.max(...heights)) + GAP}px`;
}
