// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { placeAfterKey, placeOfFocus, placeOfLine } from '#client/game/overlays/supports/rulerPlace.ts';

const PLACE = { middle: 400, height: 50, screen: 800 };

function keyAt(html: string, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more });
  (document.body.firstElementChild ?? document.body).dispatchEvent(event);
  return event;
}

describe('the ruler at a key', () => {
  it.each([
    ['ArrowDown', 430],
    ['ArrowUp', 370],
    ['ArrowLeft', null],
    ['a', null],
  ])('%s moves it to %j', (key, to) => {
    expect(placeAfterKey(keyAt('', key), PLACE)).toBe(to);
  });

  it.each([
    ['ArrowDown', 770],
    ['ArrowUp', 30],
  ])('stays at the edge at %s, so that the page scrolls', (key, middle) => {
    expect(placeAfterKey(keyAt('', key), { ...PLACE, middle })).toBeNull();
  });

  it.each(['<button>x</button>', '<input>', '<textarea></textarea>', '<div tabindex="0"></div>', '<a href="#">x</a>'])(
    'leaves the arrows to %s',
    (html) => {
      expect(placeAfterKey(keyAt(html, 'ArrowDown'), PLACE)).toBeNull();
    },
  );

  it('moves while a heading has the focus, which is no control', () => {
    expect(placeAfterKey(keyAt('<h2 tabindex="-1">x</h2>', 'ArrowDown'), PLACE)).toBe(430);
  });

  it.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }])(
    'leaves %o with an arrow to the browser',
    (more) => {
      expect(placeAfterKey(keyAt('', 'ArrowDown', more), PLACE)).toBeNull();
    },
  );
});

describe('the ruler at a focused control', () => {
  const control = (top: number, height: number, showsFocus = true) =>
    ({ getBoundingClientRect: () => ({ top, height }), matches: () => showsFocus }) as unknown as Element;

  it.each([
    [100, 48, 124],
    [100, 300, 125],
    [0, 0, null],
  ])('at %i, %i high, marks %j', (top, height, middle) => {
    expect(placeOfFocus(control(top, height), PLACE)).toBe(middle);
  });

  it('marks nothing for one that does not show its focus, and for the page', () => {
    expect(placeOfFocus(control(100, 48, false), PLACE)).toBeNull();
    expect(placeOfFocus(document.body, PLACE)).toBeNull();
    expect(placeOfFocus(null, PLACE)).toBeNull();
  });
});

describe('the ruler at the pointer', () => {
  const LINE = { top: 100, bottom: 140, height: 40 } as DOMRect;

  /** Lets the browser find the caret in this node, on a line from 100 to 140. */
  function caretIn(node: Node | null): void {
    const caretPositionFromPoint = () => node && { offsetNode: node, offset: 3 };
    Object.assign(document, { caretPositionFromPoint });
    vi.spyOn(Range.prototype, 'getBoundingClientRect').mockReturnValue(LINE);
  }
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(document, 'caretPositionFromPoint');
  });

  it.each([
    ['lies on the line that is pointed at', 108, 120],
    ['lies on the line just above the point', 155, 120],
    ['follows the point far from any line', 300, 300],
  ])('%s', (_what, y, to) => {
    caretIn(document.createTextNode('palavra'));
    expect(placeOfLine(50, y)).toBe(to);
  });

  it.each<[string, Node | null]>([
    ['a picture', document.createElement('img')],
    ['nothing', null],
  ])('follows the point over %s', (_what, node) => {
    caretIn(node);
    expect(placeOfLine(50, 108)).toBe(108);
  });

  it('asks browsers of before the standard in their own way', () => {
    const range = document.createRange();
    document.body.textContent = 'palavra';
    range.setStart(document.body.firstChild as Node, 3);
    Object.assign(document, { caretRangeFromPoint: () => range });
    vi.spyOn(Range.prototype, 'getBoundingClientRect').mockReturnValue(LINE);
    expect(placeOfLine(50, 108)).toBe(120);
    Reflect.deleteProperty(document, 'caretRangeFromPoint');
  });
});
