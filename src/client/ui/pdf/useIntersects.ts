import { type RefObject, useEffect, useState } from 'react';

/** Whether the element stands within `root`, widened or narrowed by `margin` (as in CSS). */
export function useIntersects(element: RefObject<Element | null>, root: Element | null, margin: string): boolean {
  const [intersects, setIntersects] = useState(false);
  useEffect(() => {
    if (root === null || element.current === null) return undefined;
    const see = (entries: IntersectionObserverEntry[]) => setIntersects(entries.at(-1)?.isIntersecting === true);
    const observer = new IntersectionObserver(see, { root, rootMargin: margin });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, root, margin]);
  return intersects;
}
