/** Where the reading ruler is, in CSS pixels of the window. */
export interface RulerPlace {
  middle: number;
  height: number;
  screen: number;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
/** What uses the arrows itself. */
const CONTROLS = 'a, button, input, textarea, select, summary, [role="switch"], [tabindex="0"], [contenteditable]';
/** A line is this part of the band. */
const LINE = 0.6;

/** Returns where an up or down arrow moves the ruler; null for other keys, at a control, and at the edge, where the page scrolls. */
export function placeAfterKey(event: KeyboardEvent, { middle, height, screen }: RulerPlace): number | null {
  const step = STEPS[event.key];
  if (step === undefined || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.target instanceof Element && event.target.closest(CONTROLS)) return null;
  const to = middle + step * height * LINE;
  return to < height / 2 || to > screen - height / 2 ? null : to;
}

/**
 * Returns where the ruler marks a control that shows its focus: its middle, or the first line of one that is higher. Returns null for
 * any other, and for one that is hidden.
 */
export function placeOfFocus(control: Element | null, { height }: Pick<RulerPlace, 'height'>): number | null {
  if (control === null || control === document.body || !control.matches(':focus-visible')) return null;
  const { top, height: whole } = control.getBoundingClientRect();
  if (whole === 0) return null;
  return whole > 2 * height ? top + height / 2 : top + whole / 2;
}

/** Returns the middle of the line of text at a point of the window, or the point's own height where there is no text. */
export function placeOfLine(x: number, y: number): number {
  const place = caretAt(x, y);
  if (place === null || place.node.nodeType !== Node.TEXT_NODE) return y;
  const range = document.createRange();
  range.setStart(place.node, Math.max(0, place.offset - 1));
  range.setEnd(place.node, place.offset);
  const line = range.getBoundingClientRect();
  // The caret nearest to a point beside all text can be far from it.
  return y < line.top - line.height / 2 || y > line.bottom + line.height / 2 ? y : line.top + line.height / 2;
}

/** Firefox has the standard's call, WebKit and older Chromium have the one before it. */
function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const caret = document.caretPositionFromPoint(x, y);
    return caret && { node: caret.offsetNode, offset: caret.offset };
  }
  const range = (document as Document).caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
