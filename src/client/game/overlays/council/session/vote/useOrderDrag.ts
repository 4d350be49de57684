import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { followDrag } from '#client/ui/followDrag.ts';
import { movedTo } from '#client/ui/listOrder.ts';

export interface OrderDrag {
  /** Goes to the list, whose items carry `data-plan`. */
  list: RefObject<HTMLOListElement | null>;
  /** The plan that is dragged; null while none is. */
  plan: string | null;
  /** The order as it would be if the plan were dropped now. */
  shown: readonly string[];
  begin: (event: ReactPointerEvent, plan: string) => void;
}

/**
 * Drags a plan of the order to another place, with the mouse or a finger. The other plans make room while it moves; Escape leaves
 * the order as it was.
 */
export function useOrderDrag(order: readonly string[], onDrop: (order: string[], plan: string) => void): OrderDrag {
  const [dragged, setDragged] = useState<{ plan: string; to: number } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const latest = useRef({ order, onDrop });
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = { order, onDrop };
  });
  useEffect(() => () => stop.current?.(), []);
  const begin = (event: ReactPointerEvent, plan: string) => {
    if (event.button !== 0 || !event.isPrimary) return;
    stop.current?.();
    const scroller = list.current?.closest('main') ?? undefined;
    stop.current = followDrag(event.nativeEvent, {
      ...(scroller && { scroller }),
      onMove: ({ y }) => {
        const to = placeAt(list.current, plan, y);
        setDragged((before) => (before?.plan === plan && before.to === to ? before : { plan, to }));
      },
      onEnd: (point) => {
        stop.current = null;
        setDragged(null);
        const { order: now, onDrop: drop } = latest.current;
        const next = point && movedTo(now, plan, placeAt(list.current, plan, point.y));
        if (next !== null && next.join() !== now.join()) drop(next, plan);
      },
    });
  };
  const shown = dragged === null ? order : movedTo(order, dragged.plan, dragged.to);
  return { list, plan: dragged?.plan ?? null, shown, begin };
}

/** Returns the index that the plan gets at this height in the window: after all others whose middle is above it. */
function placeAt(list: HTMLElement | null, plan: string, y: number): number {
  const others = [...(list?.querySelectorAll<HTMLElement>('[data-plan]') ?? [])].filter(
    ({ dataset }) => dataset.plan !== plan,
  );
  return others.filter((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return (top + bottom) / 2 < y;
  }).length;
}
