import { useEffect } from 'react';

/** CSS pixels between a bar and an element scrolled into view. */
const GAP = 12;
const TOP = '[data-top-bar]';
const BOTTOM = '[data-bottom-bar]';

/**
 * Sets the page's scroll padding to the measured height of its sticky bars (data-top-bar, data-bottom-bar), so that a focused
 * element is never scrolled behind one (WCAG 2.4.11). A bar that wraps on a narrow screen is measured again. A focused text
 * box is scrolled into view as a whole, because browsers reveal only its caret.
 */
export function useScrollPadding(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      style.scrollPaddingTop = paddingFor(TOP);
      style.scrollPaddingBottom = paddingFor(BOTTOM);
    };
    const sizes = new ResizeObserver(measure);
    let watched: readonly Element[] = [];
    // Measuring forces layout, so it is skipped unless the set of bars has changed.
    const watch = () => {
      const bars = [...document.querySelectorAll(`${TOP}, ${BOTTOM}`)];
      if (bars.length === watched.length && bars.every((bar, index) => bar === watched[index])) return;
      const isReplaced = bars.length === watched.length;
      watched = bars;
      sizes.disconnect();
      for (const bar of bars) sizes.observe(bar);
      // A bar in the place of another is measured by the observer, after the layout that the page has anyway.
      if (!isReplaced) measure();
    };
    const changes = new MutationObserver(watch);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', showTextBox);
    watch();
    return () => {
      sizes.disconnect();
      changes.disconnect();
      document.removeEventListener('focusin', showTextBox);
      style.scrollPaddingTop = '';
      style.scrollPaddingBottom = '';
    };
  }, []);
}

function showTextBox({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

function paddingFor(selector: string): string {
  const heights = [...document.querySelectorAll(selector)].map((bar) => bar.getBoundingClientRect().height);
  return heights.length === 0 ? '' : `${Math.ceil(Math.max(...heights)) + GAP}px`;
}
