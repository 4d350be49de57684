import { expect, it } from 'vitest';
import { selectionYearName, selectionYearOf } from '#domain/council/selection/selectionYear.ts';
import { schoolYearOf, schoolYearStart, schoolYearText } from '#domain/schoolYear.ts';

it.each([
  ['2026-08-31', 2025],
  ['2026-09-01', 2026],
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
  ['2027-08-31', 2026],
])('%s is of the school year that began in %d', (day, year) => {
  expect(schoolYearOf(day)).toBe(year);
});

it('begins in September', () => {
  expect(schoolYearStart(2026)).toBe('2026-09-01');
  expect(schoolYearOf(schoolYearStart(2026))).toBe(2026);
  expect(schoolYearText(2026)).toBe('2026/2027');
});

it.each(['2026-08-31', '2026-09-01', '2027-05-31'])('the selection of May has the same school year on %s', (day) => {
  expect(selectionYearName(selectionYearOf(Date.parse(day)))).toBe(schoolYearText(schoolYearOf(day)));
});
