import { autoUpdate, flip, shift, useFloating } from '@floating-ui/react-dom';
import { type ReactNode, useEffect, useId, useState } from 'react';

/** Minimum distance to the edge of the window, in CSS pixels. */
const EDGE = 8;

/** Shows `text` about `children` on hover, focus and touch; Escape hides it. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const { refs, floatingStyles } = useFloating({
    open: shown,
    strategy: 'fixed',
    placement: 'bottom-start',
    middleware: [flip({ padding: EDGE }), shift({ padding: EDGE })],
    whileElementsMounted: autoUpdate,
  });
  useEffect(() => {
    if (!shown) return undefined;
    // Heard on the window, because a tooltip that the pointer has opened leaves the focus elsewhere.
    const hide = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setShown(false);
    };
    window.addEventListener('keydown', hide, { capture: true });
    return () => window.removeEventListener('keydown', hide, { capture: true });
  }, [shown]);
  return (
    <span
      className="-mx-2 -my-3 inline-block"
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
    >
      <button
        ref={refs.setReference}
        type="button"
        aria-describedby={shown ? id : undefined}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
        className="min-h-12 min-w-12 rounded-lg px-2 text-left focus-inside underline decoration-dotted decoration-edge underline-offset-4"
      >
        {children}
      </button>
      {shown && (
        <span
          ref={refs.setFloating}
          role="tooltip"
          id={id}
          style={floatingStyles}
          className="z-20 w-max max-w-80 rounded-xl border border-edge bg-raised px-4 py-2 text-left text-text shadow-card"
        >
          {text}
        </span>
      )}
    </span>
  );
}
