import { type ReactNode, useEffect, useState } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { useKeptFocus } from '../useKeptFocus.ts';

interface ColumnProps {
  /** Where everything scrolls, one after the other; null where each part has its own place. */
  rect: Rect | null;
  /** When it changes, the column begins at its head again. */
  news: string;
  children: ReactNode;
}

/**
 * The parts of the cockpit. The elements are the same in both shapes, so a screen that turns, or shrinks under its
 * keyboard, keeps the focus.
 */
export function Column({ rect, news, children }: ColumnProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useKeptFocus(element);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the head is shown once for each piece of news
  useEffect(() => {
    if (element !== null) element.scrollTop = 0;
  }, [element, news]);
  return (
    <main
      ref={setElement}
      tabIndex={-1}
      aria-label="Cabina da nave"
      className={
        rect === null
          ? 'absolute inset-0 select-none outline-none'
          : 'focus-inside absolute flex select-none flex-col gap-3 overflow-y-auto overscroll-contain p-2 pb-4'
      }
      style={rect === null ? undefined : { left: rect.x, top: rect.y, width: rect.width, height: rect.height }}
    >
      {children}
    </main>
  );
}
