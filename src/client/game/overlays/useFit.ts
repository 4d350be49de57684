import { useLayoutEffect, useState } from 'react';

/** 'Modo projetor': twice the type where it fits, never less than without it. */
export const PROJECTED_SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.57, 0.5] as const;
/** Type that stays as it is. */
export const OWN_SIZE = [] as const;

interface Fit {
  /** Whose type is made smaller. */
  element: HTMLElement | null;
  /** What must hold it all, and so must every box in it that scrolls; the element itself unless told otherwise. */
  box?: HTMLElement | null;
  /** In em, the largest first. */
  sizes: readonly number[];
  /** Tells when to measure anew: what is in the box, and how large the box is. */
  content: string;
}

/** So many contents are remembered with the size that they had room for. */
const REMEMBERED_MAX = 50;

/**
 * Makes type smaller, step by step, where it would not fit its box; what does not fit at the last step scrolls. To measure
 * is to lay the whole page out, the costliest thing a screen of the game does: nothing is measured twice.
 */
export function useFit({ element, box = element, sizes, content }: Fit): void {
  const [remembered] = useState(() => new Map<string, number>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once for each content
  useLayoutEffect(() => {
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
    // Letters of another width are still to come: what was measured does not hold.
    if (document.fonts?.status === 'loading') {
      void document.fonts.ready.then(() => {
        remembered.clear();
        if (isThere) setSize();
      });
    }
    return () => {
      isThere = false;
    };
  }, [element, box, sizes, content]);
}

function remember(remembered: Map<string, number>, known: string, size: number): void {
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(known, size);
}

/** The size that it got. */
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
