import { pageRange } from '#domain/paging.ts';
import type { ListParams } from './listParams.ts';

/** The rows of one page of a list that is paged on the client; a page beyond the end shows the last one. */
export function rowsOfPage<Row>(rows: readonly Row[], { page, size }: ListParams): Row[] {
  const { from, to } = pageRange(page, size, rows.length);
  return rows.slice(Math.max(from - 1, 0), to);
}
