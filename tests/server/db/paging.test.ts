import { describe, expect, it } from 'vitest';
import { type PageRequest, paged, pageWindow, paginationOf } from '#server/db/paging.ts';

describe('a page', () => {
  it.each([
    ['is read from the start if the total is unknown', { page: 90, limit: 10 }, [false, 10, 900]],
    ['is read from the start in the first half', { page: 4, limit: 10, total: 100 }, [false, 10, 40]],
    ['is read from the end in the second half', { page: 5, limit: 10, total: 100 }, [true, 10, 40]],
    ['at the end has the remaining rows', { page: 9, limit: 10, total: 93 }, [true, 3, 0]],
    ['beyond the end has no rows', { page: 10, limit: 10, total: 93 }, [false, 0, 0]],
    ['of an empty list has no rows', { page: 0, limit: 10, total: 0 }, [false, 0, 0]],
  ])('%s', (_, asked, [isReversed, limit, offset]) => {
    expect(pageWindow(asked)).toEqual({ isReversed, limit, offset });
  });

  it('contains each row of a list once, from whichever end it is read', () => {
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
  const read = (asked: PageRequest, rows: string[], total: number) =>
    paged(asked, Promise.resolve(rows), Promise.resolve(total));

  it('returns its position', async () => {
    const pagination = { total: 12, page: 1, limit: 5 };
    expect(await read({ page: 1, limit: 5 }, ['a', 'b'], 12)).toEqual({ rows: ['a', 'b'], pagination });
  });

  it("beyond the end has no rows but the list's total", async () => {
    expect(await read({ page: 9, limit: 5 }, [], 12)).toEqual({
      rows: [],
      pagination: { total: 12, page: 9, limit: 5 },
    });
  });

  it('returns no other part of the query', async () => {
    const query = { page: 0, limit: 5, search: 'x' };
    expect(Object.keys((await read(query, [], 0)).pagination).sort()).toEqual(['limit', 'page', 'total']);
    expect(Object.keys(paginationOf(query, { total: 3 })).sort()).toEqual(['limit', 'page', 'total']);
  });

  it('marks a total that stopped counting early', () => {
    expect(paginationOf({ page: 0, limit: 5 }, { total: 1_000, more: true })).toEqual({
      total: 1_000,
      page: 0,
      limit: 5,
      more: true,
    });
    expect(paginationOf({ page: 0, limit: 5 }, { total: 9, more: false })).toEqual({ total: 9, page: 0, limit: 5 });
  });
});
