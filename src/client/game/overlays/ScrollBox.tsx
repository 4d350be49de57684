import { type ReactNode, useEffect, useState } from 'react';
import { classes } from '#client/ui/classes.ts';

interface ScrollBoxProps {
  /** What is in it; read aloud when the keyboard comes here. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Scrolls when it is too long for its place, and only then is a stop for the keyboard. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const scrolls = useScrolls(element);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls, this holds text
    <div
      ref={setElement}
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

/** Whether the element is too low for what is in it. */
export function useScrolls(element: HTMLElement | null): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    if (element === null) return undefined;
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    for (const box of [element, ...element.children]) observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return scrolls;
}
