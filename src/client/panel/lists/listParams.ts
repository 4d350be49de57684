import { PAGE_SIZE_DEFAULT, PAGE_SIZES } from '#domain/limits.ts';

export const ORDERS = ['asc', 'desc'] as const;
export type Order = (typeof ORDERS)[number];

/** The sort keys of a list, as in its address; the first, ascending, is the default. */
export type Sorts<Sort extends string = string> = readonly [Sort, ...Sort[]];

export interface Sorting<Sort extends string = string> {
  sort: Sort;
  order: Order;
}

/** Page, order and search of a list, kept in the address so that a link or a reload shows the same page (spec, section 2). */
export interface ListParams<Sort extends string = string> extends Sorting<Sort> {
  /** Counts from 0, as on the wire. */
  page: number;
  /** Rows a page: one of PAGE_SIZES. */
  size: number;
  /** Search text; empty matches all. */
  search: string;
}

/** Reads the list's state from the address; invalid values fall back to the first page of 10 in the default order. */
export function readListParams<Sort extends string>(params: URLSearchParams, sorts: Sorts<Sort>): ListParams<Sort> {
  const page = Number(params.get('page') ?? 0);
  const size = Number(params.get('size') ?? PAGE_SIZE_DEFAULT);
  return {
    page: Number.isInteger(page) && page > 0 ? page : 0,
    size: PAGE_SIZES.find((known) => known === size) ?? PAGE_SIZE_DEFAULT,
    sort: sorts.find((known) => known === params.get('sort')) ?? sorts[0],
    order: ORDERS.find((known) => known === params.get('order')) ?? 'asc',
    search: params.get('search') ?? '',
  };
}

/** Returns the address of another page. */
export function withPage(params: URLSearchParams, page: number): URLSearchParams {
  return put(params, 'page', String(page), '0');
}

/** Returns the address of another page size, at the first page. */
export function withSize(params: URLSearchParams, size: number): URLSearchParams {
  return withFilter(params, 'size', String(size), String(PAGE_SIZE_DEFAULT));
}

/** Returns the address of another order, at the first page; null is the default order. */
export function withSorting(params: URLSearchParams, sorts: Sorts, sorting: Sorting | null): URLSearchParams {
  const next = withFilter(params, 'sort', sorting?.sort ?? sorts[0], sorts[0]);
  return put(next, 'order', sorting?.order ?? 'asc', 'asc');
}

/** Returns the address with another value of a filter, at the first page; the value `usual` is left out. */
export function withFilter(params: URLSearchParams, name: string, value: string, usual = ''): URLSearchParams {
  const next = put(params, name, value, usual);
  next.delete('page');
  return next;
}

function put(params: URLSearchParams, name: string, value: string, usual: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === usual) next.delete(name);
  else next.set(name, value);
  return next;
}
