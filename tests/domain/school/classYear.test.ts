import { expect, it } from 'vitest';
import { classYear } from '#domain/school/classYear.ts';

it.each([
  ['8.º A', 8],
  [' 9B', 9],
  ['10.º C1', 10],
  ['12', 12],
  ['13.º A', null],
  ['0A', null],
  ['2026 A', null],
  ['Turma 8', null],
  ['', null],
])('the year of %j is %j', (name, year) => {
  expect(classYear(name)).toBe(year);
});
