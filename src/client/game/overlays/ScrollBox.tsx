import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classes } from '#client/ui/classes.ts';

interface ScrollBoxProps {
  /** Name of the content, read aloud when it takes the keyboard focus. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Renders a box that scrolls when its content is too long; only then it takes the keyboard focus and shows that there is more. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  const element = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(element);
  const hasMore = useHasMore(element);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls, this holds text
    <div
      ref={element}
      role="group"
      aria-label={label}
      tabIndex={scrolls ? 0 : undefined}
      data-scroll-box=""
      className={classes('focus-inside overflow-y-auto', className)}
    >
      {children}
      {scrolls && <MoreBelow hasMore={hasMore} />}
    </div>
  );
}

/** Renders the sign, at the lower edge of a box that scrolls, that some of its content is still below. */
export function MoreBelow({ hasMore }: { hasMore: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="edged pointer-events-none sticky bottom-1 -mt-8 ml-auto grid size-8 place-items-center rounded-full border-edge bg-raised text-label"
      hidden={!hasMore}
    >
      ↓
    </span>
  );
}

/** Returns whether the content is higher than the element. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  return useMeasured(ref, isHigher);
}

/** Returns whether some of the content is still below the element. */
export function useHasMore(ref: RefObject<HTMLElement | null>): boolean {
  return useMeasured(ref, isContentBelow);
}

const isHigher = ({ clientHeight, scrollHeight }: HTMLElement) => scrollHeight > clientHeight + 1;
/** Less than this below the edge is padding, in which nothing stands. */
const PADDING_PX = 14;
const isContentBelow = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement) =>
  scrollTop + clientHeight < scrollHeight - PADDING_PX;

/** Returns what `measure`, a constant function, says of the element; measures again when the element or its content changes size or scrolls. */
function useMeasured(ref: RefObject<HTMLElement | null>, measure: (element: HTMLElement) => boolean): boolean {
  const [measured, setMeasured] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const update = () => setMeasured(measure(element));
    const observer = new ResizeObserver(update);
    for (const box of [element, ...element.children]) observer.observe(box);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [ref, measure]);
  return measured;
}
