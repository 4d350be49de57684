import { describe, expect, test } from 'vitest';
import { readListParams, writeListParams } from '#client/panel/lists/listParams.ts';

describe('readListParams', () => {
  test.each([
    ['', { page: 0, size: 10 }],
    ['page=3&size=25', { page: 3, size: 25 }],
    ['page=-1&size=7', { page: 0, size: 10 }],
    ['page=1.5&size=abc', { page: 0, size: 10 }],
    ['page=abc', { page: 0, size: 10 }],
  ])('%s', (query, expected) => {
    expect(readListParams(new URLSearchParams(query))).toEqual(expected);
  });
});

describe('writeListParams', () => {
  test.each([
    ['search=ana', { page: 2, size: 50 }, 'search=ana&page=2&size=50'],
    ['page=2&size=50&search=ana', { page: 0, size: 10 }, 'search=ana'],
  ])('%s and %o', (query, params, expected) => {
    const before = new URLSearchParams(query);
    expect(writeListParams(before, params).toString()).toBe(expected);
    expect(before.toString(), 'what was given stays as it was').toBe(query);
  });
});
