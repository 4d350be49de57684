/** CSS pixels that a pointer moves before a press becomes a drag. */
const THRESHOLD = 6;
/** Height of the zones at the top and bottom of the window that scroll, and the speed in pixels a frame. */
const EDGE = 96;
const SCROLL_SPEED = 14;

/** A place in the window, in CSS pixels. */
export interface DragPoint {
  x: number;
  y: number;
}

interface FollowedDrag {
  onMove: (point: DragPoint) => void;
  /** `point` is null when the drag was cancelled. */
  onEnd: (point: DragPoint | null) => void;
  /** What scrolls near the edges of the window; the page by default. */
  scroller?: Pick<Element, 'scrollBy'>;
}

/**
 * Follows a pressed pointer until it is released; reports it only once it has moved. Escape cancels, and the page scrolls near its
 * edges. Returns a function that cancels it.
 */
export function followDrag(start: PointerEvent, { onMove, onEnd, scroller = window }: FollowedDrag): () => void {
  let point: DragPoint = { x: start.clientX, y: start.clientY };
  let isDragging = false;
  let frame = 0;
  const scroll = () => {
    const by = point.y < EDGE ? -SCROLL_SPEED : point.y > window.innerHeight - EDGE ? SCROLL_SPEED : 0;
    if (by !== 0) {
      scroller.scrollBy(0, by);
      onMove(point);
    }
    frame = requestAnimationFrame(scroll);
  };
  const finish = (end: DragPoint | null) => {
    for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener);
    cancelAnimationFrame(frame);
    if (!isDragging) return;
    swallowClick();
    onEnd(end);
  };
  const listeners: Record<string, (event: Event) => void> = {
    pointermove: (event) => {
      const { clientX: x, clientY: y, pointerId } = event as PointerEvent;
      if (pointerId !== start.pointerId) return;
      point = { x, y };
      if (!isDragging && Math.hypot(x - start.clientX, y - start.clientY) < THRESHOLD) return;
      if (!isDragging) frame = requestAnimationFrame(scroll);
      isDragging = true;
      onMove(point);
    },
    pointerup: (event) => (event as PointerEvent).pointerId === start.pointerId && finish(point),
    pointercancel: () => finish(null),
    keydown: (event) => (event as KeyboardEvent).key === 'Escape' && finish(null),
  };
  for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener);
  return () => finish(null);
}

/** Drops the click that follows a drag, which would press what is under the pointer. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
