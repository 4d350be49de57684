import { describe, expect, test } from 'vitest';
import { readListParams, withFilter, withPage, withSize, withSorting } from '#client/panel/lists/listParams.ts';

const SORTS = ['name', 'class'] as const;
const USUAL = { page: 0, size: 10, sort: 'name', order: 'asc', search: '' };

describe('readListParams', () => {
  test.each([
    ['', {}],
    ['page=3&size=25', { page: 3, size: 25 }],
    ['page=-1&size=7', {}],
    ['page=1.5&size=abc', {}],
    ['page=abc', {}],
    ['sort=class&order=desc&search=8.º+A', { sort: 'class', order: 'desc', search: '8.º A' }],
    ['sort=password&order=up', {}],
  ])('reads "%s"', (query, expected) => {
    expect(readListParams(new URLSearchParams(query), SORTS)).toEqual({ ...USUAL, ...expected });
  });
});

describe('the query string after a change', () => {
  const page = (n: number) => (params: URLSearchParams) => withPage(params, n);
  const size = (n: number) => (params: URLSearchParams) => withSize(params, n);
  const sorting = (sort: string, order: 'asc' | 'desc') => (params: URLSearchParams) =>
    withSorting(params, SORTS, { sort, order });
  const usual = (params: URLSearchParams) => withSorting(params, SORTS, null);
  const filter = (name: string, value: string, known?: string) => (params: URLSearchParams) =>
    withFilter(params, name, value, known);

  test.each([
    ['search=ana', page(2), 'search=ana&page=2'],
    ['page=2&search=ana', page(0), 'search=ana'],
    ['page=2&search=ana', size(50), 'search=ana&size=50'],
    ['page=2&size=50', size(10), ''],
    ['page=2', sorting('class', 'asc'), 'sort=class'],
    ['sort=class', sorting('class', 'desc'), 'sort=class&order=desc'],
    ['sort=class&order=desc', sorting('name', 'desc'), 'order=desc'],
    ['sort=class&order=desc&page=3&size=5', usual, 'size=5'],
    ['page=4&size=25', filter('search', 'lua'), 'size=25&search=lua'],
    ['search=lua', filter('search', ''), ''],
    ['scope=class', filter('scope', 'global', 'global'), ''],
  ])('updates "%s"', (query, change, expected) => {
    const before = new URLSearchParams(query);
    expect(change(before).toString()).toBe(expected);
    expect(before.toString(), 'the given params are unchanged').toBe(new URLSearchParams(query).toString());
  });
});
