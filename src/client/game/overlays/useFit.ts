import { type RefObject, useLayoutEffect, useState } from 'react';

/** Sizes of type in 'Modo projetor': twice the usual where it fits, never below the usual. */
export const PROJECTED_SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.57, 0.5] as const;
/** Type that keeps its size. */
export const OWN_SIZE = [] as const;

/** Sizes of larger letters than the usual ones; null for these. */
export type LargeSizes = readonly number[] | null;

/** The same for the letters of a team's supports, by their size in percent. */
const LETTERS: Readonly<Record<string, readonly number[]>> = {
  125: [1, 0.94, 0.88, 0.82],
  150: [1, 0.94, 0.88, 0.82, 0.76, 0.7],
};
const SPACED = [1] as const;

/** Returns the sizes of type that must fit its box; `letters` names the page's letters, and begins with their size in percent. */
export function largeSizesOf(projector: boolean, letters: string): LargeSizes {
  if (projector) return PROJECTED_SIZES;
  return letters === '' ? null : (LETTERS[Number.parseInt(letters, 10)] ?? SPACED);
}

interface Fit {
  /** Element whose type is made smaller. A ref, because a state of the element would render a new screen twice. */
  element: RefObject<HTMLElement | null>;
  /** Returns what must hold all its content, as must every scrolling box in it; the element itself by default. */
  boxOf?: (element: HTMLElement) => HTMLElement | null;
  /** In em, largest first. */
  sizes: readonly number[];
  /** Key of the content and size of the box; a new key makes it measure again. */
  content: string;
}

/** Number of contents whose size is remembered. */
const REMEMBERED_MAX = 50;

/**
 * Makes type smaller, step by step, where it would not fit its box; what does not fit at the last step scrolls.
 * Measuring lays out the whole page, the costliest work of a game screen, so nothing is measured twice.
 */
export function useFit({ element: ref, boxOf, sizes, content }: Fit): void {
  const [remembered] = useState(() => new Map<string, number>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once for each content
  useLayoutEffect(() => {
    const element = ref.current;
    const box = element && boxOf ? boxOf(element) : element;
    if (element === null || box === null) return undefined;
    if (sizes.length === 0) {
      element.style.fontSize = '';
      return undefined;
    }
    let isThere = true;
    const known = `${sizes.join(' ')} ${content}`;
    const setSize = () => {
      const size = remembered.get(known);
      if (size === undefined) remember(remembered, known, shrinkToFit(element, box, sizes));
      else element.style.fontSize = `${size}em`;
    };
    setSize();
    // A font is still loading, so the measured size does not hold.
    if (document.fonts?.status === 'loading') {
      void document.fonts.ready.then(() => {
        remembered.clear();
        if (isThere) setSize();
      });
    }
    return () => {
      isThere = false;
    };
  }, [ref, boxOf, sizes, content]);
}

function remember(remembered: Map<string, number>, known: string, size: number): void {
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(known, size);
}

/** Returns the size that was set. */
function shrinkToFit(element: HTMLElement, box: HTMLElement, sizes: readonly number[]): number {
  let got = 1;
  for (const size of sizes) {
    got = size;
    element.style.fontSize = `${size}em`;
    if ([box, ...box.querySelectorAll('[data-scroll-box]')].every(holdsAll)) break;
  }
  return got;
}

function holdsAll({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean {
  return scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1;
}
