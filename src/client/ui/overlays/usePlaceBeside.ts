import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { useEffect, useState } from 'react';
import { roomBelow } from '../roomBelow.ts';

/** Minimum distance to the edge of the window and to the anchor, in CSS pixels. */
const EDGE = 8;

/**
 * Places an element beside another one, always within the window, and follows it; once the anchor is gone the element stays where it is.
 * Returns the ref of the element and its styles. `anchor` must stay the same.
 */
export function usePlaceBeside(anchor: HTMLElement) {
  const [reference] = useState(() => {
    let box = anchor.getBoundingClientRect();
    return {
      contextElement: anchor,
      getBoundingClientRect: () => {
        if (anchor.isConnected) box = anchor.getBoundingClientRect();
        return box;
      },
    };
  });
  const padding = { top: EDGE, left: EDGE, right: EDGE, bottom: EDGE + roomBelow() };
  const { refs, floatingStyles } = useFloating({
    strategy: 'fixed',
    placement: 'bottom-start',
    middleware: [offset(EDGE), flip({ padding }), shift({ padding, crossAxis: true })],
    whileElementsMounted: autoUpdate,
  });
  const { setReference, setFloating } = refs;
  useEffect(() => setReference(reference), [setReference, reference]);
  return { setElement: setFloating, style: floatingStyles };
}
