import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { DrawnPdf } from '#client/ui/pdf/DrawnPdf.ts';
import type { TextNode } from '#client/ui/pdf/pageText.ts';

/** What the browser says of PDFs in frames, of its main pointer and of itself. */
export function device({ viewer = false, pointer = 'fine', platform = 'Win32', touchPoints = 0 }) {
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
  tell: (intersects: boolean) => void;
}

/** A browser whose scrolling the test does: `see` says where a page stands. Boxes are 600 px wide. */
export function fakeScrolling() {
  const watchers = new Set<Watcher>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watcher: Watcher;
      constructor(hear: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin: string }) {
        this.watcher = { margin: rootMargin, tell: (isIntersecting) => hear([{ isIntersecting }]) };
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
      for (const { margin, target, tell } of watchers) {
        if (!label.test(target?.closest('section')?.getAttribute('aria-label') ?? '')) continue;
        tell(margin.startsWith('-') ? where === 'middle' : where !== 'far');
      }
    });
}

/** Boxes that the test makes wider or narrower, and tells so; the product answers once they rest. */
export function fakeResizing() {
  const observers = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      hear: () => void;
      constructor(hear: () => void) {
        this.hear = hear;
      }
      observe() {
        observers.add(this.hear);
      }
      disconnect() {
        observers.delete(this.hear);
      }
    },
  );
  return (width: number) =>
    act(async () => {
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
      for (const tell of observers) tell();
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
/** One goes on in another line, one leads out. */
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

/** A PDF of three pages that draws empty canvases and remembers what it was asked. */
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
