/** Where a message stands on the page so that it covers nothing that is being used. Lengths in CSS pixels. */

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Between a message and what it does not cover. */
const GAP = 8;
const FIELDS = 'input, select, textarea';
const CLICKED = 'button, a[href]';
const BARS = '[data-bottom-bar]';

/** To spare buttons and links it rises at most to this share of the window's height: higher up it would look lost. */
const HIGHEST_FOR_CLICKED = 0.6;
/** What moves a message or the page under it. It is measured at its real place only once it has risen: 'animationend'. */
const MOVES = ['animationend', 'scroll', 'resize', 'focusin'];

/**
 * Moves the message up from its usual place until it covers no bar, field, button, link or focused element, now and whenever the
 * page moves or grows. If the window has no such place, it may cover buttons and links, then fields, then the focused element,
 * but never a bar. Returns how to stop.
 */
export function keepClear(toast: HTMLElement): () => void {
  const place = () => placeToast(toast);
  const growth = new ResizeObserver(place);
  growth.observe(document.body);
  place();
  for (const type of MOVES) window.addEventListener(type, place);
  return () => {
    growth.disconnect();
    for (const type of MOVES) window.removeEventListener(type, place);
  };
}

function placeToast(toast: HTMLElement): void {
  toast.style.bottom = '';
  const own = toast.getBoundingClientRect();
  const bars = boxesOf(BARS, toast);
  const focused = document.activeElement;
  const isElsewhere = focused && !focused.contains(toast) && !toast.contains(focused);
  const needed = isElsewhere ? [...bars, focused.getBoundingClientRect()] : bars;
  const written = [...needed, ...boxesOf(FIELDS, toast)];
  const clear = freeTop(own, [...written, ...boxesOf(CLICKED, toast)]) ?? 0;
  const isNear = clear >= window.innerHeight * HIGHEST_FOR_CLICKED;
  const top = isNear ? clear : (freeTop(own, written) ?? freeTop(own, needed) ?? freeTop(own, bars));
  if (top !== null && top < own.top) {
    toast.style.bottom = `${window.innerHeight - top - (own.bottom - own.top)}px`;
  }
}

/** The lowest top edge, at `own` or above it, at which nothing is covered; null where the window has none. */
function freeTop(own: Box, obstacles: readonly Box[]): number | null {
  const height = own.bottom - own.top;
  const beside = obstacles.filter(
    ({ left, right, top, bottom }) => left < own.right + GAP && right > own.left - GAP && top < bottom,
  );
  let { top } = own;
  for (;;) {
    const covered = beside.find((box) => box.top < top + height && box.bottom > top);
    if (covered === undefined) return top;
    top = covered.top - GAP - height;
    if (top < GAP) return null;
  }
}

function boxesOf(selector: string, toast: HTMLElement): Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !toast.contains(element) && element.closest('dialog') === toast.closest('dialog'))
    .map((element) => element.getBoundingClientRect());
}
