import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const MIN_ZOOM = 0.5;
const MAX_ZOOM = 4;
/** Factor of one press on a button. */
const STEP = 1.25;

interface Point {
  clientX: number;
  clientY: number;
}

/** Returns the zoom of the pages in `box` (1 fits the width), changed by buttons, pinch, and touchpad pinch (Ctrl + wheel). */
export function useZoom(box: HTMLElement | null) {
  const { zoom, wanted, zoomTo } = useAnchoredZoom(box);
  useEffect(() => (box === null ? undefined : onPinch(box, wanted, zoomTo)), [box, wanted, zoomTo]);
  useEffect(() => (box === null ? undefined : onWheel(box, wanted, zoomTo)), [box, wanted, zoomTo]);
  return {
    zoom,
    zoomIn: zoom < MAX_ZOOM ? () => zoomTo(wanted.current * STEP) : null,
    zoomOut: zoom > MIN_ZOOM ? () => zoomTo(wanted.current / STEP) : null,
  };
}

type ZoomTo = (zoom: number, at?: Point) => void;
type Wanted = Readonly<RefObject<number>>;

/** Keeps the content under the fingers, or in the middle, in place. `wanted` is ahead of `zoom` until the next render. */
function useAnchoredZoom(box: HTMLElement | null) {
  const [zoom, setZoom] = useState(1);
  const wanted = useRef(zoom);
  const anchor = useRef<(() => void) | null>(null);
  const zoomTo: ZoomTo = useCallback(
    (next, at) => {
      if (box === null) return;
      const { left, top } = box.getBoundingClientRect();
      const x = at ? at.clientX - left : box.clientWidth / 2;
      const y = at ? at.clientY - top : box.clientHeight / 2;
      const across = (box.scrollLeft + x) / box.scrollWidth;
      const down = (box.scrollTop + y) / box.scrollHeight;
      anchor.current = () => box.scrollTo(across * box.scrollWidth - x, down * box.scrollHeight - y);
      wanted.current = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, next));
      setZoom(wanted.current);
    },
    [box],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the pages have their new size
  useLayoutEffect(() => {
    anchor.current?.();
    anchor.current = null;
  }, [zoom]);
  return { zoom, wanted, zoomTo };
}

function onPinch(box: HTMLElement, wanted: Wanted, zoomTo: ZoomTo) {
  let start: { apart: number; zoom: number } | null = null;
  const follow = (event: TouchEvent) => {
    const [one, other] = event.touches;
    if (event.touches.length !== 2 || !one || !other) {
      start = null;
      return;
    }
    event.preventDefault();
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    start ??= { apart, zoom: wanted.current };
    const clientX = (one.clientX + other.clientX) / 2;
    const clientY = (one.clientY + other.clientY) / 2;
    if (apart !== start.apart) zoomTo((start.zoom * apart) / start.apart, { clientX, clientY });
  };
  const names = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
  for (const name of names) box.addEventListener(name, follow, { passive: false });
  return () => {
    for (const name of names) box.removeEventListener(name, follow);
  };
}

/** Zoom exponent for each pixel of wheel movement. */
const WHEEL = 0.01;
/** Limit of one wheel event, in pixels: a touchpad's pinch sends many small steps, a mouse notch a hundred or more. */
const MAX_WHEEL = 25;

function onWheel(box: HTMLElement, wanted: Wanted, zoomTo: ZoomTo) {
  const follow = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const delta = Math.min(MAX_WHEEL, Math.max(-MAX_WHEEL, event.deltaY));
    zoomTo(wanted.current * Math.exp(-delta * WHEEL), event);
  };
  box.addEventListener('wheel', follow, { passive: false });
  return () => box.removeEventListener('wheel', follow);
}
