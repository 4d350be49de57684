import type { Compiled } from './compile.ts';

/** Every page of a worksheet is used at least this far. */
export const PAGE_SHARE = 0.53;
/** The text area of a page, in mm from its upper edge (style.typ: margins). */
export const PAGE = { top: 17, bottom: 276 };

/** Returns how far down each page is used, 0..1 of the text area. */
export function pageShares({ pages, marks }: Compiled): number[] {
  return Array.from({ length: pages }, (_, index) => {
    const onPage = marks.filter(({ page }) => page === index + 1).map(({ y }) => y);
    return (Math.max(PAGE.top, ...onPage) - PAGE.top) / (PAGE.bottom - PAGE.top);
  });
}
