export interface PageWindow {
  /** The order is to be read from its end, and the page's rows put right afterwards. */
  isReversed: boolean;
  limit: number;
  offset: number;
}

/**
 * Where a page lies, counted from the nearer end, as every row before it costs. `total` rows in all; without it the page
 * is counted from the beginning. Pages count from 0; one beyond the end has no rows.
 */
export function pageWindow({ page, limit, total }: { page: number; limit: number; total?: number }): PageWindow {
  const before = page * limit;
  if (total === undefined || before < total / 2) return { isReversed: false, limit, offset: before };
  const shown = Math.max(0, Math.min(limit, total - before));
  return { isReversed: shown > 0, limit: shown, offset: Math.max(0, total - before - shown) };
}
