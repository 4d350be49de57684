// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OWN_SIZE, useFit } from '#client/game/overlays/useFit.ts';

const SIZES = [1, 0.8, 0.6] as const;
const ROOM = 100;
/** Height in px of each text at 1 em. */
let heights: Record<string, number>;
let measurements: number;

function Words({ text, sizes = SIZES }: { text: string; sizes?: readonly number[] }) {
  const element = useRef<HTMLParagraphElement>(null);
  useFit({ element, sizes, content: text });
  return (
    <p ref={element} data-testid="words">
      {text}
    </p>
  );
}

const size = () => screen.getByTestId('words').style.fontSize;

beforeEach(() => {
  heights = { short: 90, long: 120, endless: 1_000 };
  measurements = 0;
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(ROOM);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    measurements += 1;
    return (heights[this.textContent] ?? 0) * Number.parseFloat(this.style.fontSize);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('type that fits its box', () => {
  it.each([
    ['short', '1em'],
    ['long', '0.8em'],
    ['endless', '0.6em'],
  ])('a %s text gets %s', (text, expected) => {
    render(<Words text={text} />);
    expect(size()).toBe(expected);
  });

  it('measures each text and size once', () => {
    const { rerender } = render(<Words text="short" />);
    rerender(<Words text="long" />);
    expect([size(), measurements]).toEqual(['0.8em', 3]);
    rerender(<Words text="short" />);
    expect(size()).toBe('1em');
    rerender(<Words text="long" />);
    expect([size(), measurements]).toEqual(['0.8em', 3]);
  });

  it('measures again when the fonts have loaded', async () => {
    let load = () => {};
    const fonts = { status: 'loading', ready: new Promise<void>((done) => (load = done)) };
    Object.assign(document, { fonts });
    render(<Words text="long" />);
    heights.long = 90;
    await act(async () => load());
    expect(size()).toBe('1em');
    Reflect.deleteProperty(document, 'fonts');
  });

  it('keeps the CSS size without sizes, and measures separately for other sizes', () => {
    const { rerender } = render(<Words text="long" />);
    rerender(<Words text="long" sizes={OWN_SIZE} />);
    expect(size()).toBe('');
    rerender(<Words text="long" sizes={[0.7, 0.5]} />);
    expect([size(), measurements]).toEqual(['0.7em', 3]);
  });
});
