import { useLayoutEffect } from 'react';

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

/** Makes type smaller, step by step, where it would not fit its box; what does not fit at the last step scrolls. */
export function useFit({ element, box = element, sizes, content }: Fit): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once for each content
  useLayoutEffect(() => {
    if (element === null || box === null || sizes.length === 0) return undefined;
    let isThere = true;
    shrinkToFit(element, box, sizes);
    // To measure is to lay the page out: a second time only when letters of another width are still to come.
    if (document.fonts?.status === 'loading') {
      void document.fonts.ready.then(() => isThere && shrinkToFit(element, box, sizes));
    }
    return () => {
      isThere = false;
      element.style.fontSize = '';
    };
  }, [element, box, sizes, content]);
}

function shrinkToFit(element: HTMLElement, box: HTMLElement, sizes: readonly number[]): void {
  for (const size of sizes) {
    element.style.fontSize = `${size}em`;
    if ([box, ...box.querySelectorAll('[data-scroll-box]')].every(holdsAll)) return;
  }
}

function holdsAll({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean {
  return scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1;
}
