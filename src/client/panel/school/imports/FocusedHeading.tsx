import { useEffect, useRef } from 'react';

/**
 * The heading of what has just appeared: takes the focus, so that it is read and the keyboard goes on from there, and stands
 * at the top of the page, so that what it is about is seen.
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
