// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { COUNCIL, expectAccessible, only, row, SUBMIT, show, WRITE } from './harness.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A tablet's visible part, before and behind a keyboard. */
class Viewport extends EventTarget {
  offsetLeft = 0;
  offsetTop = 0;
  width: number;
  height: number;
  scale = 1;

  constructor(width: number, height: number) {
    super();
    this.width = width;
    this.height = height;
  }

  change(to: Partial<Pick<Viewport, 'width' | 'height' | 'offsetLeft' | 'offsetTop' | 'scale'>>) {
    act(() => {
      Object.assign(this, to);
      this.dispatchEvent(new Event('resize'));
    });
  }
}

function tablet(width = 1024, height = 768, view: Parameters<typeof show>[0] = {}) {
  const viewport = new Viewport(width, height);
  vi.stubGlobal('visualViewport', viewport);
  return { viewport, ...show({ work: WRITE, buttons: only(SUBMIT), ...view }, {}, width, height) };
}

const sheet = () => document.querySelector<HTMLElement>('[data-sheet]');
const place = () => {
  const { position, left, top, width, height } = sheet()?.style ?? {};
  return [position, left, top, width, height];
};
const write = () => act(() => screen.getByRole('textbox').focus());

describe('the writing sheet', () => {
  it.each([
    [1024, 768, 400],
    [768, 1024, 640],
    [1280, 800, 440],
    [390, 844, 480],
  ])('takes all that a keyboard leaves of %i x %i', async (width, height, left) => {
    const { viewport } = tablet(width, height);
    write();
    expect(sheet()).toBeNull();
    viewport.change({ height: left, offsetTop: 30 });
    expect(place()).toEqual(['fixed', '0px', '30px', `${width}px`, `${left}px`]);
    expect(sheet()?.contains(screen.getByRole('textbox'))).toBe(true);
    await expectAccessible();
    viewport.change({ height, offsetTop: 0 });
    expect(sheet()).toBeNull();
  });

  it('keeps the text, the element and the focus through every change', () => {
    const { viewport, send } = tablet();
    const text = screen.getByRole('textbox');
    write();
    viewport.change({ height: 400 });
    fireEvent.change(text, { target: { value: 'Verde' } });
    viewport.change({ height: 768 });
    expect([document.activeElement, screen.getByRole('textbox')]).toEqual([text, text]);
    expect(send.mock.calls).toEqual([[{ type: 'TYPE', text: 'Verde' }]]);
  });

  it('has the count, the button that sends and one that puts the keyboard away', () => {
    const { viewport, send } = tablet(1024, 768, { work: { ...WRITE, value: 'Uma escola verde.' } });
    write();
    viewport.change({ height: 400 });
    expect(sheet()?.textContent).toContain('17 / 10');
    const submit = [...(sheet()?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === 'Submeter',
    );
    expect(fireEvent.mouseDown(submit as Element)).toBe(false);
    fireEvent.click(submit as Element);
    expect(send.mock.calls).toEqual([[{ type: 'SUBMIT' }]]);
    fireEvent.click(screen.getByText('Fechar o teclado'));
    expect(sheet()).toBeNull();
    expect(screen.queryByText('Fechar o teclado')).toBeNull();
    expect(screen.getAllByText('Submeter')).toHaveLength(1);
  });

  it('stays while the focus is on its own buttons, and goes when it leaves', () => {
    const { viewport } = tablet();
    write();
    viewport.change({ height: 400 });
    act(() => screen.getByText('Fechar o teclado').focus());
    expect(sheet()).not.toBeNull();
    act(() => screen.getByText('Desembarcar').focus());
    expect(sheet()).toBeNull();
  });

  it.each([
    ['nobody writes', () => {}, { height: 400 }],
    ['fingers zoom', write, { height: 384, width: 512, scale: 2 }],
    ["only the browser's bars take room", write, { height: 690 }],
  ])('is not there while %s', (_, act, change) => {
    const { viewport } = tablet();
    act();
    viewport.change(change);
    expect(sheet()).toBeNull();
  });

  it('a low touch screen is a sheet at once, a low window with a mouse is not', () => {
    tablet(844, 390);
    write();
    expect(sheet()).toBeNull();
    cleanup();
    tablet(844, 390);
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('coarse'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    write();
    expect(sheet()).not.toBeNull();
  });

  it('a comment has it too, and goes back to the list when it is sent', () => {
    const work = {
      ...COUNCIL,
      proposals: [row('p1')],
      openComments: 'p1',
      comment: { ...COUNCIL.comment, value: 'Boa!' },
    };
    const { viewport, send } = tablet(1024, 768, { scene: 'council', work });
    write();
    viewport.change({ height: 400 });
    expect(place()).toEqual(['fixed', '0px', '0px', '1024px', '400px']);
    expect(sheet()?.textContent).toContain('4 / 1');
    fireEvent.submit(screen.getByRole('textbox'));
    expect(send.mock.calls.at(-1)).toEqual([{ type: 'SEND_COMMENT', text: 'Boa!' }]);
    expect(sheet()).toBeNull();
  });
});
