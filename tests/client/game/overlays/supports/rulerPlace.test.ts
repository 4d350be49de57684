// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { placeAfterKey, placeOfFocus } from '#client/game/overlays/supports/rulerPlace.ts';

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
