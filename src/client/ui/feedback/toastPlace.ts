/** Positions a message so that it covers no control in use. Lengths in CSS pixels. */

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Distance between a message and the elements it avoids. */
const GAP = 8;
const FIELDS = 'input, select, textarea';
const CLICKED = 'button, a[href]';
const BARS = '[data-bottom-bar]';

/** To avoid buttons and links, it moves up at most to this share of the window's height: higher up it would look lost. */
const MIN_TOP_SHARE = 0.6;
/** Events that update the position; 'animationend', because the entry animation moves the message. */
const MOVES = ['animationend', 'scroll', 'resize', 'focusin'];

/**
 * Moves the message up from its default position until it covers no bar, field, button, link or focused element, now and
 * whenever the page moves or grows. Without such a position it may cover buttons and links, then fields, then the focused
 * element, but never a bar. Returns a function that stops this.
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
  const avoided = [...needed, ...boxesOf(FIELDS, toast)];
  const clear = freeTop(own, [...avoided, ...boxesOf(CLICKED, toast)]) ?? 0;
  const isNear = clear >= window.innerHeight * MIN_TOP_SHARE;
  const top = isNear ? clear : (freeTop(own, avoided) ?? freeTop(own, needed) ?? freeTop(own, bars));
  if (top !== null && top < own.top) {
    toast.style.bottom = `${window.innerHeight - top - (own.bottom - own.top)}px`;
  }
}

/** Returns the lowest top edge, at `own` or above, at which no obstacle is covered; null without one in the window. */
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
