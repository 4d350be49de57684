import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classes } from '#client/ui/classes.ts';

interface ScrollBoxProps {
  /** Name of the content, read aloud when it takes the keyboard focus. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Renders a box that scrolls when its content is too long, and takes the keyboard focus only then. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  const element = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(element);
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
