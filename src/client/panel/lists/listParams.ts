import { PAGE_SIZE_DEFAULT, PAGE_SIZES } from '#domain/limits.ts';

/** Where a list stands, kept in the address so that a link or a reload shows the same page (spec, section 2). */
export interface ListParams {
  /** Counts from 0, as on the wire. */
  page: number;
  /** Rows a page: one of PAGE_SIZES. */
  size: number;
}

/** Reads the address; what makes no sense falls back to the first page of 10. */
export function readListParams(params: URLSearchParams): ListParams {
  const page = Number(params.get('page') ?? 0);
  const size = Number(params.get('size') ?? PAGE_SIZE_DEFAULT);
  return {
    page: Number.isInteger(page) && page > 0 ? page : 0,
    size: PAGE_SIZES.find((known) => known === size) ?? PAGE_SIZE_DEFAULT,
  };
}

/** The address of this page; defaults are left out to keep it short. */
export function writeListParams(params: URLSearchParams, { page, size }: ListParams): URLSearchParams {
  const next = new URLSearchParams(params);
  put(next, 'page', page, 0);
  put(next, 'size', size, PAGE_SIZE_DEFAULT);
  return next;
}

function put(params: URLSearchParams, name: string, value: number, usual: number): void {
  if (value === usual) params.delete(name);
  else params.set(name, String(value));
}
