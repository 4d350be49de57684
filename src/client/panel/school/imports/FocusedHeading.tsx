import { useEffect, useRef } from 'react';

/**
 * Renders the heading of content that has just appeared. It takes the focus, so that screen readers read it and the keyboard
 * continues there, and it scrolls to the top of the page.
 */
export function FocusedHeading({ id, children }: { id?: string; children: string }) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView();
  }, []);
  return (
    <h2 ref={element} id={id} tabIndex={-1} className="font-display text-xl font-bold">
      {children}
    </h2>
  );
}
