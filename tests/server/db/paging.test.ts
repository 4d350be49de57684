import { describe, expect, it } from 'vitest';
import { type PageOf, paged, pageWindow, paginationOf } from '#server/db/paging.ts';

describe('a page', () => {
  it.each([
    ['is counted from the beginning where the total is not known', { page: 90, limit: 10 }, [false, 10, 900]],
    ['is counted from the beginning before the middle', { page: 4, limit: 10, total: 100 }, [false, 10, 40]],
    ['is counted from the end from the middle on', { page: 5, limit: 10, total: 100 }, [true, 10, 40]],
    ['at the end has what is left', { page: 9, limit: 10, total: 93 }, [true, 3, 0]],
    ['beyond the end has no rows', { page: 10, limit: 10, total: 93 }, [false, 0, 0]],
    ['of an empty list has no rows', { page: 0, limit: 10, total: 0 }, [false, 0, 0]],
  ])('%s', (_, asked, [isReversed, limit, offset]) => {
    expect(pageWindow(asked)).toEqual({ isReversed, limit, offset });
  });

  it('holds each row of a list once, whichever end it is counted from', () => {
    const rows = Array.from({ length: 47 }, (_, index) => index);
    const pages = Array.from({ length: 6 }, (_, page) => {
      const { isReversed, limit, offset } = pageWindow({ page, limit: 10, total: rows.length });
      const found = (isReversed ? rows.toReversed() : rows).slice(offset, offset + limit);
      return isReversed ? found.toReversed() : found;
    });
    expect(pages.flat()).toEqual(rows);
  });
});

describe('a page with its total', () => {
  const read = (asked: PageOf, rows: string[], total: number) =>
    paged(asked, Promise.resolve(rows), Promise.resolve(total));

  it('says where it stands', async () => {
    const pagination = { total: 12, page: 1, limit: 5 };
    expect(await read({ page: 1, limit: 5 }, ['a', 'b'], 12)).toEqual({ rows: ['a', 'b'], pagination });
  });

  it('beyond the end has no rows and the total of the list', async () => {
    expect(await read({ page: 9, limit: 5 }, [], 12)).toEqual({
      rows: [],
      pagination: { total: 12, page: 9, limit: 5 },
    });
  });

  it('takes nothing else of the query along', async () => {
    const query = { page: 0, limit: 5, search: 'x' };
    expect(Object.keys((await read(query, [], 0)).pagination).sort()).toEqual(['limit', 'page', 'total']);
    expect(Object.keys(paginationOf(query, { total: 3 })).sort()).toEqual(['limit', 'page', 'total']);
  });

  it('says where counting ended before the list', () => {
    expect(paginationOf({ page: 0, limit: 5 }, { total: 1_000, more: true })).toEqual({
      total: 1_000,
      page: 0,
      limit: 5,
      more: true,
    });
    expect(paginationOf({ page: 0, limit: 5 }, { total: 9, more: false })).toEqual({ total: 9, page: 0, limit: 5 });
  });
});
