// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setupUser } from '../../../support/browser/setupUser.ts';
import {
  COUNCIL,
  councilRowOf,
  expectAccessible,
  onlyMiddleButton,
  renderOverlays,
  SUBMIT,
  untilDebate,
  WRITE,
} from './harness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A tablet's visual viewport, with and without a keyboard on the screen. */
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

function tablet(width = 1024, height = 768, view: Parameters<typeof renderOverlays>[0] = {}) {
  const viewport = new Viewport(width, height);
  vi.stubGlobal('visualViewport', viewport);
  return {
    viewport,
    ...renderOverlays({ work: WRITE, buttons: onlyMiddleButton(SUBMIT), ...view }, {}, width, height),
  };
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
  ])('fills the space that a keyboard leaves of %i x %i', async (width, height, left) => {
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

  it('keeps the text, the element and the focus through every change', async () => {
    const { viewport, send } = tablet();
    const text = screen.getByRole('textbox');
    write();
    viewport.change({ height: 400 });
    await user.paste('Verde');
    viewport.change({ height: 768 });
    expect([document.activeElement, screen.getByRole('textbox')]).toEqual([text, text]);
    expect(send.mock.calls).toEqual([[{ type: 'TYPE', text: 'Verde' }]]);
  });

  it('has the count, the submit button and a button that closes the keyboard', async () => {
    const { viewport, send } = tablet(1024, 768, { work: { ...WRITE, value: 'Uma escola verde.' } });
    write();
    viewport.change({ height: 400 });
    expect(sheet()?.textContent).toContain('17 / 10');
    const submit = [...(sheet()?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === 'Submeter',
    );
    await user.click(submit as Element);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(send.mock.calls).toEqual([[{ type: 'SUBMIT' }]]);
    await user.click(screen.getByText('Fechar o teclado'));
    expect(sheet()).toBeNull();
    expect(screen.queryByText('Fechar o teclado')).toBeNull();
    expect(screen.getAllByText('Submeter')).toHaveLength(1);
  });

  it('stays while the focus is on its own buttons, and closes when the focus leaves', () => {
    const { viewport } = tablet();
    write();
    viewport.change({ height: 400 });
    act(() => screen.getByText('Fechar o teclado').focus());
    expect(sheet()).not.toBeNull();
    act(() => screen.getByText('Desembarcar').focus());
    expect(sheet()).toBeNull();
  });

  it.each([
    ['the text has no focus', () => {}, { height: 400 }],
    ['the page is zoomed', write, { height: 384, width: 512, scale: 2 }],
    ["only the browser's bars take room", write, { height: 690 }],
  ])('is not shown while %s', (_, act, change) => {
    const { viewport } = tablet();
    act();
    viewport.change(change);
    expect(sheet()).toBeNull();
  });

  it('opens at once on a low touch screen, but not in a low window with a mouse', () => {
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

  it('opens for a comment too, and closes when it is sent', async () => {
    const work = {
      ...COUNCIL,
      proposals: [councilRowOf('p1')],
      openComments: 'p1',
      comment: { ...COUNCIL.comment, value: 'Boa!' },
    };
    const { viewport, send } = tablet(1024, 768, { scene: 'council', work });
    await untilDebate();
    write();
    viewport.change({ height: 400 });
    expect(place()).toEqual(['fixed', '0px', '0px', '1024px', '400px']);
    expect(sheet()?.textContent).toContain('4 / 1');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(send.mock.calls.at(-1)).toEqual([{ type: 'SEND_COMMENT', text: 'Boa!' }]);
    expect(sheet()).toBeNull();
  });
});
