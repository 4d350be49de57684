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
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls, this holds text
    <div
      ref={element}
      role="group"
      aria-label={label}
      tabIndex={scrolls ? 0 : undefined}
      data-scroll-box=""
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) =>
        setAtEnd(scrollTop + clientHeight >= scrollHeight - 1)
      }
      className={classes('focus-inside overflow-y-auto', className)}
    >
      {children}
      {scrolls && (
        <span
          aria-hidden="true"
          className="edged pointer-events-none sticky bottom-1 -mt-8 ml-auto grid size-8 place-items-center rounded-full border-edge bg-raised text-label"
          hidden={isAtEnd}
        >
          ↓
        </span>
      )}
    </div>
  );
}

/** Returns whether the content is higher than the element. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    for (const box of [element, ...element.children]) observer.observe(box);
    return () => observer.disconnect();
  }, [ref]);
  return scrolls;
}
