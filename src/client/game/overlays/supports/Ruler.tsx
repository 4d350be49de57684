import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLayers } from '#client/ui/overlays/layers.ts';
import { placeAfterKey, placeOfFocus, placeOfLine, type RulerPlace } from './rulerPlace.ts';

/**
 * Renders the reading ruler: a band that follows the pointer, the focus and, while no control has it, the up and down arrows. It lies in
 * the topmost dialog, because everything outside of it is behind.
 */
export function Ruler({ projector }: { projector: boolean }) {
  const element = useRef<HTMLDivElement>(null);
  const middle = useRef<number | null>(null);
  const layer = useLayers((layers) => layers.at(-1) ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another layer the band is another element
  useEffect(() => {
    const band = element.current;
    if (band === null) return undefined;
    const place = (): RulerPlace => ({
      middle: middle.current ?? window.innerHeight / 2,
      height: band.offsetHeight,
      screen: window.innerHeight,
    });
    const moveTo = (to: number) => {
      middle.current = to;
      band.style.transform = `translateY(${Math.round(to - band.offsetHeight / 2)}px)`;
    };
    const onPointer = ({ clientX, clientY }: PointerEvent) => moveTo(placeOfLine(clientX, clientY));
    const onFocus = () => {
      const marked = placeOfFocus(document.activeElement, place());
      if (marked !== null) moveTo(marked);
    };
    const onKey = (event: KeyboardEvent) => {
      // In 'Modo projetor' the arrows move the focus, which the band follows.
      const to = projector ? null : placeAfterKey(event, place());
      if (to === null) return;
      event.preventDefault();
      moveTo(to);
    };
    moveTo(place().middle);
    // A dialog that closes gives the focus back before its band is replaced.
    onFocus();
    window.addEventListener('pointermove', onPointer, { passive: true });
    window.addEventListener('pointerdown', onPointer, { passive: true });
    window.addEventListener('focusin', onFocus);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointermove', onPointer);
      window.removeEventListener('pointerdown', onPointer);
      window.removeEventListener('focusin', onFocus);
      window.removeEventListener('keydown', onKey);
    };
  }, [projector, layer]);
  return createPortal(
    <div ref={element} aria-hidden="true" className="reading-ruler" data-testid="ruler" />,
    layer ?? document.body,
  );
}
