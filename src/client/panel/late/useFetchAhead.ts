import { useEffect } from 'react';
import { usePageAtRest } from '#client/ui/hooks/usePageAtRest.ts';
import { fetchAhead } from './part.ts';

/** Once the panel is at rest it fetches all its pages, so that the menu works on when the network does not. */
export function useFetchAhead(): void {
  const isAtRest = usePageAtRest();
  useEffect(() => {
    if (!isAtRest) return undefined;
    const controller = new AbortController();
    void fetchAhead(controller.signal);
    return () => controller.abort();
  }, [isAtRest]);
}
