import { type RefObject, useEffect, useRef } from 'react';
import { topLayer } from '#client/ui/overlays/layers.ts';

export interface ViewerKeys {
  /** While zoomed, the arrow keys move the picture; otherwise they lead to another one. */
  isZoomed: boolean;
  onZoom: (direction: 'in' | 'out') => void;
  onTurn: () => void;
  /** By -1, 0 or 1 across and down, in the direction of the key. */
  onMove: (across: number, down: number) => void;
  onGo: (to: 'previous' | 'next' | 'first' | 'last') => void;
}

const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Listens to the viewer's keys while no other dialog covers its own; a press on the picture leaves the focus nowhere. */
export function useViewerKeys(content: RefObject<HTMLElement | null>, keys: ViewerKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!topLayer()?.contains(content.current)) return;
      if (press(event.key, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [content]);
}

/** Returns whether the key is one of the viewer's. */
function press(key: string, { isZoomed, onZoom, onTurn, onMove, onGo }: ViewerKeys): boolean {
  const arrow = ARROWS[key];
  if (arrow && isZoomed) onMove(...arrow);
  else if (key === '+' || key === '=') onZoom('in');
  else if (key === '-') onZoom('out');
  else if (key === 'r' || key === 'R') onTurn();
  else if (key === 'ArrowLeft') onGo('previous');
  else if (key === 'ArrowRight') onGo('next');
  else if (key === 'Home') onGo('first');
  else if (key === 'End') onGo('last');
  else return false;
  return true;
}
