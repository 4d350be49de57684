import { useEffect } from 'react';
import { usePageAtRest } from '#client/ui/hooks/usePageAtRest.ts';
import { prefetchAll } from './lazyComponent.ts';

/** Prefetches all pages once the panel is idle, so that the menu works without a network. */
export function usePrefetchAll(): void {
  const isAtRest = usePageAtRest();
  useEffect(() => {
    if (!isAtRest) return undefined;
    const controller = new AbortController();
    void prefetchAll(controller.signal);
    return () => controller.abort();
  }, [isAtRest]);
}
