/**
 * Returns the controls and texts of the page's main part that overlap each other or are cut off; one text for each. Runs in the
 * page, so it uses nothing of this module.
 */
export function layoutMistakes(): string[] {
  const SEEN = 'main :is(button, a[href], select, summary, label, h1, h2, h3, p, dt, dd)';
  const TOLERANCE_PX = 1.5;
  const wordsOf = (element: Element) => (element.textContent ?? '').trim().slice(0, 40) || element.tagName;
  const isHiddenText = ({ width, height }: DOMRect) => width <= 1 || height <= 1;
  const parts = [...document.querySelectorAll<HTMLElement>(SEEN)]
    .filter((element) => element.checkVisibility() && element.closest('[inert]') === null)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => !isHiddenText(box));
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE_PX &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOLERANCE_PX;
  const overlaps = parts.flatMap(({ element, box }, place) =>
    parts
      .slice(place + 1)
      .filter((other) => !element.contains(other.element) && overlap(box, other.box))
      .map((other) => `«${wordsOf(element)}» overlaps «${wordsOf(other.element)}»`),
  );
  const cutOff = parts
    .filter(({ element, box }) => {
      const isClipped =
        /hidden|clip/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1;
      return isClipped || box.left < -TOLERANCE_PX || box.right > innerWidth + TOLERANCE_PX;
    })
    .map(({ element }) => `«${wordsOf(element)}» is cut off`);
  return [...overlaps, ...cutOff];
}
