import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** CSS pixels that a pointer moves before a press becomes a drag. */
const THRESHOLD = 6;
/** Height of the zones at the top and bottom of the window that scroll the page, and the speed in pixels a frame. */
const EDGE = 96;
const SCROLL_SPEED = 14;
/** Distance of the dragged name from the pointer, in CSS pixels. */
const OFFSET = 12;

export interface MemberDrag {
  /** The dragged member; null while none is. */
  pupil: number | null;
  /** The team under the pointer. */
  over: number | null;
  /** The dragged name, which follows the pointer. */
  ghost: RefObject<HTMLParagraphElement | null>;
  begin: (event: ReactPointerEvent, pupil: number) => void;
}

/**
 * Drags members between elements with `data-team`. A mouse drags from anywhere on a member, a finger only from `data-grip`,
 * because elsewhere it scrolls the page. Escape cancels, and the page scrolls near its edges.
 */
export function useMemberDrag(onDrop: (pupil: number, team: number) => void): MemberDrag {
  const [dragged, setDragged] = useState<{ pupil: number; over: number | null } | null>(null);
  const ghost = useRef<HTMLParagraphElement>(null);
  const drop = useRef(onDrop);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => () => stop.current?.(), []);
  const begin = (event: ReactPointerEvent, pupil: number) => {
    const isOnGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null;
    if (event.button !== 0 || !event.isPrimary || (event.pointerType !== 'mouse' && !isOnGrip)) return;
    stop.current?.();
    stop.current = follow(event.nativeEvent, {
      onMove: (point) => {
        const over = teamAt(point);
        setDragged((before) => (before?.pupil === pupil && before.over === over ? before : { pupil, over }));
        placeGhost(ghost.current, point);
      },
      onEnd: (point) => {
        stop.current = null;
        setDragged(null);
        const team = point && teamAt(point);
        if (team !== null) drop.current(pupil, team);
      },
    });
  };
  return { pupil: dragged?.pupil ?? null, over: dragged?.over ?? null, ghost, begin };
}

interface Point {
  x: number;
  y: number;
}
interface Followed {
  onMove: (point: Point) => void;
  /** `point` is null when the drag was cancelled. */
  onEnd: (point: Point | null) => void;
}

/** Follows a pressed pointer until it is released; reports it only once it has moved. Returns a function that cancels it. */
function follow(start: PointerEvent, { onMove, onEnd }: Followed): () => void {
  let point: Point = { x: start.clientX, y: start.clientY };
  let isDragging = false;
  let frame = 0;
  const scroll = () => {
    const by = point.y < EDGE ? -SCROLL_SPEED : point.y > window.innerHeight - EDGE ? SCROLL_SPEED : 0;
    if (by !== 0) {
      window.scrollBy(0, by);
      onMove(point);
    }
    frame = requestAnimationFrame(scroll);
  };
  const finish = (end: Point | null) => {
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

/** Drops the click that follows a drag, which would open the member's menu. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

function teamAt({ x, y }: Point): number | null {
  const id = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-team]')?.dataset.team;
  return id === undefined ? null : Number(id);
}

function placeGhost(ghost: HTMLElement | null, { x, y }: Point): void {
  if (ghost !== null) ghost.style.transform = `translate(${x + OFFSET}px, ${y + OFFSET}px)`;
}
