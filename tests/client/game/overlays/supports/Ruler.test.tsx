// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Ruler } from '#client/game/overlays/supports/Ruler.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';

/** Height of the band; happy-dom lays nothing out. */
const HEIGHT = 40;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Puts every control at this height of the window. */
const controlsAt = (top: number) =>
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top, height: 48 } as DOMRect);
const band = () => screen.getByTestId('ruler');
const middle = () => Number(/-?\d+/.exec(band().style.transform)?.[0]) + HEIGHT / 2;

test('follows the pointer, the focus and the arrows', () => {
  controlsAt(300);
  render(
    <>
      <button type="button">Menu</button>
      <Ruler projector={false} />
    </>,
  );
  fireEvent.pointerMove(window, { clientY: 120 });
  expect(middle()).toBe(120);
  screen.getByRole('button').focus();
  expect(middle()).toBe(324);
  screen.getByRole('button').blur();
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  expect(middle()).toBe(324 + HEIGHT * 0.6);
});

test('lies in the dialog that is open, and marks the control to which it gives the focus back', () => {
  controlsAt(200);
  const page = (isOpen: boolean) => (
    <>
      <button type="button">Menu</button>
      <Ruler projector={false} />
      <Dialog open={isOpen} title="Apoios" onClose={() => {}}>
        <p>Texto</p>
      </Dialog>
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Menu' }).focus();
  rerender(page(true));
  expect(band().closest('dialog')).not.toBeNull();
  fireEvent.pointerMove(window, { clientY: 10 });
  rerender(page(false));
  expect(band().closest('dialog')).toBeNull();
  expect(middle()).toBe(224);
});
