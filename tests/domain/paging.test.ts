import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGE_SIZES } from '#domain/limits.ts';
import { pageRange, pageText, perPageLabel, perPageText } from '#domain/paging.ts';

test.each([
  [0, 10, 0, { from: 0, to: 0, pages: 1, page: 0 }, '0–0 de 0'],
  [0, 10, 1, { from: 1, to: 1, pages: 1, page: 0 }, '1–1 de 1'],
  [0, 10, 10, { from: 1, to: 10, pages: 1, page: 0 }, '1–10 de 10'],
  [0, 10, 11, { from: 1, to: 10, pages: 2, page: 0 }, '1–10 de 11'],
  [1, 10, 11, { from: 11, to: 11, pages: 2, page: 1 }, '11–11 de 11'],
  [2, 5, 13, { from: 11, to: 13, pages: 3, page: 2 }, '11–13 de 13'],
  [9, 10, 11, { from: 11, to: 11, pages: 2, page: 1 }, '11–11 de 11'],
  [-1, 10, 11, { from: 1, to: 10, pages: 2, page: 0 }, '1–10 de 11'],
])('page %i of size %i in %i rows', (page, size, total, range, text) => {
  expect(pageRange(page, size, total)).toEqual(range);
  expect(pageText(page, size, total)).toBe(text);
});

test('all pages together contain every row once', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAGE_SIZES), fc.nat(300), (size, total) => {
      const { pages } = pageRange(0, size, total);
      const rows = Array.from({ length: pages }, (_, page) => pageRange(page, size, total)).flatMap(({ from, to }) =>
        from === 0 ? [] : Array.from({ length: to - from + 1 }, (_, n) => from + n),
      );
      expect(rows).toEqual(Array.from({ length: total }, (_, n) => n + 1));
    }),
  );
});

test('a capped total is shown as more than the cap', () => {
  expect(pageText(0, 10, 10_000, true)).toBe('1–10 de mais de 10000');
});

test('the page size labels are in Portuguese', () => {
  expect(perPageText(25)).toBe('25 por página');
  expect(perPageLabel('Equipas')).toBe('Equipas por página:');
});
