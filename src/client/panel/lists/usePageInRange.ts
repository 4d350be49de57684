import { useEffect } from 'react';
import { pageRange } from '#domain/paging.ts';
import type { ListPlace } from './useListParams.ts';

/** Replaces a page beyond the end, as from an old link or a list that shrank, with the last page. */
export function usePageInRange({ page, size, mendPage }: ListPlace, total: number): void {
  const last = total === 0 ? page : pageRange(page, size, total).page;
  useEffect(() => {
    if (last !== page) mendPage(last);
  });
}
