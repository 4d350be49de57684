import type { PgSelect } from 'drizzle-orm/pg-core';

/** The requested page of a list: counted from 0, `limit` rows each. */
export interface PageRequest {
  page: number;
  limit: number;
}

/** Where a page is in its list; `more`: counting stopped at `total`, and there are more rows. */
export interface Pagination extends PageRequest {
  total: number;
  more?: true;
}

/** Returns a page with its place in the list; one beyond the end has no rows and the same total. */
export async function paged<Row>(
  { page, limit }: PageRequest,
  rows: Promise<Row[]>,
  total: Promise<number>,
): Promise<{ rows: Row[]; pagination: Pagination }> {
  const [found, counted] = await Promise.all([rows, total]);
  return { rows: found, pagination: { total: counted, page, limit } };
}

/** Returns the place of a page whose rows and total were read together. */
export function paginationOf(
  { page, limit }: PageRequest,
  { total, more = false }: { total: number; more?: boolean },
): Pagination {
  return { total, page, limit, ...(more && { more }) };
}

/** Limits a query to a page; undefined: all rows. The query must be `$dynamic()`. */
export function atPage<Query extends PgSelect>(query: Query, part: PageRequest | undefined): Query {
  return part ? query.limit(part.limit).offset(part.page * part.limit) : query;
}

export interface PageWindow {
  /** The query must read the order from its end, and the page's rows must be reversed afterwards. */
  isReversed: boolean;
  limit: number;
  offset: number;
}

/**
 * Returns where a page is, counted from the nearer end, because every skipped row costs time. Without `total`, the number
 * of rows, it counts from the beginning. Pages count from 0; one beyond the end has no rows.
 */
export function pageWindow({ page, limit, total }: PageRequest & { total?: number }): PageWindow {
  const before = page * limit;
  if (total === undefined || before < total / 2) return { isReversed: false, limit, offset: before };
  const shown = Math.max(0, Math.min(limit, total - before));
  return { isReversed: shown > 0, limit: shown, offset: Math.max(0, total - before - shown) };
}
