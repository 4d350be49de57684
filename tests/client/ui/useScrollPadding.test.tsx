// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollPadding } from '#client/ui/hooks/useScrollPadding.ts';

const resized = new Set<() => void>();
let barHeight = 88;

beforeEach(() => {
  barHeight = 88;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly notify: () => void;
      constructor(notify: () => void) {
        this.notify = notify;
      }
      observe() {
        resized.add(this.notify);
      }
      disconnect() {
        resized.delete(this.notify);
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { height: this.matches('[data-bottom-bar]') ? barHeight : 65 } as DOMRect;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Page({ isOpen }: { isOpen: boolean }) {
  useScrollPadding();
  return (
    <>
      <header data-top-bar="">Painel</header>
      <textarea aria-label="Comentário" />
      {isOpen && <footer data-bottom-bar="">Guardar avaliações</footer>}
    </>
  );
}

const { style } = document.documentElement;

it("the scroll padding follows the height of the page's bars", async () => {
  const { rerender, unmount } = render(<Page isOpen={false} />);
  expect([style.scrollPaddingTop, style.scrollPaddingBottom]).toEqual(['77px', '']);
  rerender(<Page isOpen />);
  await waitFor(() => expect(style.scrollPaddingBottom).toBe('100px'));
  barHeight = 180;
  for (const notify of resized) notify();
  expect(style.scrollPaddingBottom).toBe('192px');
  rerender(<Page isOpen={false} />);
  await waitFor(() => expect(style.scrollPaddingBottom).toBe(''));
  unmount();
  expect(style.scrollPaddingTop).toBe('');
});

it('a focused text box is scrolled into view whole', () => {
  render(<Page isOpen />);
  const box = document.querySelector('textarea') as HTMLTextAreaElement;
  const scroll = vi.spyOn(box, 'scrollIntoView').mockImplementation(() => {});
  box.focus();
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }]]);
});
