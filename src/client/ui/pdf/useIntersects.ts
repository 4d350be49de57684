import { type RefObject, useEffect, useState } from 'react';

/** Returns whether the element intersects `root`, extended or reduced by `margin` (CSS syntax). */
export function useIntersects(element: RefObject<Element | null>, root: Element | null, margin: string): boolean {
  const [intersects, setIntersects] = useState(false);
  useEffect(() => {
    if (root === null || element.current === null) return undefined;
    const update = (entries: IntersectionObserverEntry[]) => setIntersects(entries.at(-1)?.isIntersecting === true);
    const observer = new IntersectionObserver(update, { root, rootMargin: margin });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, root, margin]);
  return intersects;
}
