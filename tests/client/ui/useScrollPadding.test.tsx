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
      private readonly tell: () => void;
      constructor(tell: () => void) {
        this.tell = tell;
      }
      observe() {
        resized.add(this.tell);
      }
      disconnect() {
        resized.delete(this.tell);
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

it('is as high as the bars of the page, whenever they come, wrap or go', async () => {
  const { rerender, unmount } = render(<Page isOpen={false} />);
  expect([style.scrollPaddingTop, style.scrollPaddingBottom]).toEqual(['77px', '']);
  rerender(<Page isOpen />);
  await waitFor(() => expect(style.scrollPaddingBottom).toBe('100px'));
  barHeight = 180;
  for (const tell of resized) tell();
  expect(style.scrollPaddingBottom).toBe('192px');
  rerender(<Page isOpen={false} />);
  await waitFor(() => expect(style.scrollPaddingBottom).toBe(''));
  unmount();
  expect(style.scrollPaddingTop).toBe('');
});

it('brings a whole text box into view, of which the browser itself reveals the caret alone', () => {
  render(<Page isOpen />);
  const box = document.querySelector('textarea') as HTMLTextAreaElement;
  const scroll = vi.spyOn(box, 'scrollIntoView').mockImplementation(() => {});
  box.focus();
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }]]);
});
