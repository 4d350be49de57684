import { useEffect } from 'react';
import { pageRange } from '#domain/paging.ts';
import type { ListPlace } from './useListParams.ts';

/** A page beyond the end, as an old link or a list that shrank may ask for, becomes the last one. */
export function usePageInRange({ page, size, mendPage }: ListPlace, total: number): void {
  const last = total === 0 ? page : pageRange(page, size, total).page;
  useEffect(() => {
    if (last !== page) mendPage(last);
  });
}
