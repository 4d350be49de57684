import { expect, it } from 'vitest';
import { selectionYearName, selectionYearOf, selectionYearSpan } from '#domain/council/selection/selectionYear.ts';

it.each([
  ['the last moment of August', Date.UTC(2027, 7, 31, 23, 59), 2027],
  ['1 September', Date.UTC(2027, 8, 1), 2028],
  ['December', Date.UTC(2027, 11, 31), 2028],
  ['May', Date.UTC(2028, 4, 15), 2028],
])('%s is of the school year that ends in its year', (_, ms, year) => {
  expect(selectionYearOf(ms)).toBe(year);
});

it('a school year spans the times that are of it', () => {
  const { from, until } = selectionYearSpan(2028);
  expect([from, until].map((time) => selectionYearOf(time.getTime()))).toEqual([2028, 2029]);
  expect(selectionYearOf(from.getTime() - 1)).toBe(2027);
  expect(selectionYearOf(until.getTime() - 1)).toBe(2028);
});

it('is named by both of its years', () => {
  expect(selectionYearName(2027)).toBe('2026/2027');
});
