import type { Application } from 'pixi.js';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

interface Size {
  width: number;
  height: number;
}

function present(): Size {
  return { width: Math.max(1, window.innerWidth), height: Math.max(1, window.innerHeight) };
}

/** The size of the element in CSS pixels; the canvas follows it. */
export function useSize(element: RefObject<HTMLElement | null>, app: Application | null): Size {
  const [size, setSize] = useState(present);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width >= 1 && height >= 1) setSize({ width: Math.round(width), height: Math.round(height) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  // Before the scene is laid out anew: a resized canvas is empty until it is drawn.
  useLayoutEffect(() => {
    app?.renderer.resize(size.width, size.height);
  }, [app, size]);
  return size;
}
