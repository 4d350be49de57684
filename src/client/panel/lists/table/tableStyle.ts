/**
 * Tailwind classes of the panel's tables. `cards:` applies where the list is too narrow for columns and each row is a card,
 * `tight:` where six columns fit only with less padding (see the variants in panel.css).
 */

export const LIST =
  '@container aria-busy:opacity-60 aria-busy:transition-opacity aria-busy:delay-300 aria-busy:duration-0';

export const TABLE =
  'w-full border-separate border-spacing-0 rounded-card border border-line bg-surface text-[1rem] cards:block cards:border-0 cards:bg-transparent';

export const TABLE_HEAD = 'cards:hidden';

/** Keeps focused controls clear of the table's sticky header (WCAG 2.4.11); the page's bars use scroll padding. */
export const TABLE_BODY = 'cards:block [&_:is(a,button,input,select,textarea)]:scroll-mt-18';

/** `top`: the height of the panel's top bar: a button of 3rem, 0.5rem of padding on both sides, and the border. */
const HEAD_CELL =
  'sticky top-[calc(4rem+1px)] z-4 bg-raised text-left font-display font-bold text-label first:rounded-ss-card last:rounded-se-card';
export const PLAIN_HEAD_CELL = `${HEAD_CELL} p-3 tight:px-2`;
export const SORTED_HEAD_CELL = `${HEAD_CELL} p-0`;

export const SORT_BUTTON =
  'focus-inside flex min-h-12 w-full items-center gap-1 p-3 text-left hover:bg-hover tight:px-2 [&>svg]:shrink-0';

/** `scroll-mt`: an opened row scrolls to just below the panel's top bar. */
export const ROW =
  'has-[+[data-detail]]:scroll-mt-16 hover:bg-hover/45 cards:mb-3 cards:grid cards:grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] cards:gap-x-4 cards:rounded-card cards:border cards:border-line cards:bg-surface cards:px-4 cards:py-2';

const CELL = 'border-t border-line px-3 text-left align-top tight:px-2 cards:min-w-0 cards:border-0 cards:pr-0';

/** The row's name; first in a card, without a label. */
export const NAME_CELL = `${CELL} py-2 cards:order-first cards:col-span-full cards:block cards:py-1.5 cards:pl-0 cards:font-display cards:text-[1.125rem]`;

/** In a card, the column's name precedes the value. */
const LABELLED =
  'cards:flow-root cards:pl-30 cards:before:float-left cards:before:-ml-30 cards:before:w-28 cards:before:text-label cards:before:content-[attr(data-label)]';
export const VALUE_CELL = `${CELL} ${LABELLED} py-2 cards:py-1.5`;
export const ACTIONS_CELL = `${CELL} ${LABELLED} py-2 cards:col-span-full cards:py-0 cards:before:leading-12 cards:[&>button]:-ml-3`;
export const OPENER_CELL = `${CELL} py-2 cards:order-1 cards:block cards:py-1.5 cards:pl-0`;

/** Text written by users may be one very long word. */
export const FREE_TEXT = 'wrap-anywhere';

export const DETAIL_ROW = 'cards:block';
export const DETAIL_CELL = 'border-t border-line bg-page p-3 cards:block cards:border-0 cards:bg-transparent cards:p-0';
