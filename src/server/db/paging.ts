import type { PgSelect } from 'drizzle-orm/pg-core';

/** The page that a list is asked for: counted from 0, `limit` rows each. */
export interface PageOf {
  page: number;
  limit: number;
}

/** Where a page stands in its list; `more`: counting ended at `total`, there are more. */
export interface Pagination extends PageOf {
  total: number;
  more?: true;
}

/** Returns a page with its place in the list; one beyond the end has no rows and the same total. */
export async function paged<Row>(
  { page, limit }: PageOf,
  rows: Promise<Row[]>,
  total: Promise<number>,
): Promise<{ rows: Row[]; pagination: Pagination }> {
  const [found, counted] = await Promise.all([rows, total]);
  return { rows: found, pagination: { total: counted, page, limit } };
}

/** Returns the place of a page whose rows and total were read together. */
export function paginationOf(
  { page, limit }: PageOf,
  { total, more = false }: { total: number; more?: boolean },
): Pagination {
  return { total, page, limit, ...(more && { more }) };
}

/** Narrows a query to a page; undefined: all rows. The query must be `$dynamic()`. */
export function atPage<Query extends PgSelect>(query: Query, part: PageOf | undefined): Query {
  return part ? query.limit(part.limit).offset(part.page * part.limit) : query;
}

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
export function pageWindow({ page, limit, total }: PageOf & { total?: number }): PageWindow {
  const before = page * limit;
  if (total === undefined || before < total / 2) return { isReversed: false, limit, offset: before };
  const shown = Math.max(0, Math.min(limit, total - before));
  return { isReversed: shown > 0, limit: shown, offset: Math.max(0, total - before - shown) };
}
