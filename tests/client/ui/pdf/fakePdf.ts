import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { DrawnPdf } from '#client/ui/pdf/DrawnPdf.ts';
import type { TextNode } from '#client/ui/pdf/pageText.ts';

/** Fakes the browser's PDF viewer, main pointer and platform. */
export function fakeDevice({ viewer = false, pointer = 'fine', platform = 'Win32', touchPoints = 0 }) {
  Object.defineProperties(window.navigator, {
    pdfViewerEnabled: { value: viewer, configurable: true },
    platform: { value: platform, configurable: true },
    maxTouchPoints: { value: touchPoints, configurable: true },
  });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === `(pointer: ${pointer})` }) as MediaQueryList,
  );
}

interface Watcher {
  margin: string;
  target?: Element;
  notify: (intersects: boolean) => void;
}

/** Fakes scrolling; returns a function that sets where a page is. Boxes are 600 px wide. */
export function fakeScrolling() {
  const watchers = new Set<Watcher>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watcher: Watcher;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin: string }) {
        this.watcher = { margin: rootMargin, notify: (isIntersecting) => callback([{ isIntersecting }]) };
      }
      observe(target: Element) {
        this.watcher.target = target;
        watchers.add(this.watcher);
      }
      disconnect() {
        watchers.delete(this.watcher);
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  return (page: number, where: 'far' | 'near' | 'middle') =>
    act(async () => {
      const label = new RegExp(`^Página ${page} de`);
      for (const { margin, target, notify } of watchers) {
        if (!label.test(target?.closest('section')?.getAttribute('aria-label') ?? '')) continue;
        notify(margin.startsWith('-') ? where === 'middle' : where !== 'far');
      }
    });
}

/** Fakes resizing; returns a function that sets the width of all boxes and waits until the resize has settled. */
export function fakeResizing() {
  const observers = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      callback: () => void;
      constructor(callback: () => void) {
        this.callback = callback;
      }
      observe() {
        observers.add(this.callback);
      }
      disconnect() {
        observers.delete(this.callback);
      }
    },
  );
  return (width: number) =>
    act(async () => {
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
      for (const notify of observers) notify();
      await vi.advanceTimersByTimeAsync(1_000);
    });
}

const textOf = (page: number): TextNode[] => [
  { role: 'H1', children: [`Título ${page}`] },
  {
    role: 'L',
    children: [
      {
        role: 'LI',
        children: [
          { role: 'Lbl', children: ['1. '] },
          { role: 'LBody', children: ['Passo'] },
        ],
      },
    ],
  },
  { role: 'Figure', alt: 'Uma nave', children: [] },
];

const place = { left: 0.1, top: 0.2, width: 0.5, height: 0.02 };
/** A link that continues in a second line, and a link to another site. */
const LINKS: TextNode = {
  role: 'P',
  children: [
    'Ver',
    { role: 'Link', link: { to: 3, places: [place, { ...place, top: 0.25 }] }, children: [' capítulo 3, ', 'p. 3'] },
    ' ou ',
    { role: 'Link', link: { to: 'https://exemplo.pt/', places: [place] }, children: ['o sítio'] },
    '.',
  ],
};

/** Returns a PDF of three pages that draws empty canvases and records its calls. */
export function fakePdf() {
  return {
    pageCount: 3,
    ratio: 1.4,
    draw: vi.fn(async (page: number, width: number, _signal?: AbortSignal) => {
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.dataset.page = `${page}`;
      return canvas;
    }),
    text: vi.fn(async (page: number): Promise<TextNode[]> => (page === 1 ? [...textOf(page), LINKS] : textOf(page))),
    close: vi.fn(),
  } satisfies DrawnPdf;
}
