import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type DragPoint, followDrag } from '#client/ui/followDrag.ts';

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
    stop.current = followDrag(event.nativeEvent, {
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

function teamAt({ x, y }: DragPoint): number | null {
  const id = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-team]')?.dataset.team;
  return id === undefined ? null : Number(id);
}

function placeGhost(ghost: HTMLElement | null, { x, y }: DragPoint): void {
  if (ghost !== null) ghost.style.transform = `translate(${x + OFFSET}px, ${y + OFFSET}px)`;
}
