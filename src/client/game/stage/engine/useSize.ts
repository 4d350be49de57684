import type { Application } from 'pixi.js';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { cockpitLayout, type Raised } from '#client/game/flow/cockpitLayout.ts';
import type { StageClock } from './clock.ts';
import type { View } from './view.ts';

interface Size {
  width: number;
  height: number;
}

function windowSize(): Size {
  return { width: Math.max(1, window.innerWidth), height: Math.max(1, window.innerHeight) };
}

/** Returns the size of the element in CSS pixels. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(windowSize);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width < 1 || height < 1) return;
      const next = { width: Math.round(width), height: Math.round(height) };
      setSize((now) => (now.width === next.width && now.height === next.height ? now : next));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Returns the element's size, and the positions of the cockpit's parts on it. */
export function useView(
  element: RefObject<HTMLElement | null>,
  { raised, projector }: { raised: Raised; projector: boolean },
): View {
  const { width, height } = useSize(element);
  return useMemo(
    () => ({ width, height, layout: cockpitLayout(width, height, { raised, projector }) }),
    [width, height, raised, projector],
  );
}

/** Keeps the canvas at this size. A resized canvas is empty, so it is drawn at once; the new layout follows. */
export function useCanvasSize(app: Application | null, { width, height }: Size, clock: StageClock): void {
  useLayoutEffect(() => {
    if (!app || (app.screen.width === width && app.screen.height === height)) return;
    app.renderer.resize(width, height);
    clock.advance(0);
  }, [app, width, height, clock]);
}
