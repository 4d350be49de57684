import { type ReactNode, useEffect, useState } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { useKeptFocus } from '../useKeptFocus.ts';

interface ColumnProps {
  /** Where everything scrolls in one column; null where each part has its own place. */
  rect: Rect | null;
  /** When it changes, the column scrolls to its head. */
  news: string;
  children: ReactNode;
}

/**
 * Renders the parts of the cockpit. Both shapes use the same elements, so that the focus stays when the screen rotates,
 * or shrinks above its keyboard.
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
