import { expect, it } from 'vitest';
import { schoolYearOf, schoolYearStart, schoolYearText } from '#domain/schoolYear.ts';

it('begins in August', () => {
  expect(['2026-07-31', '2026-08-01', '2026-12-31', '2027-01-01'].map(schoolYearOf)).toEqual([2025, 2026, 2026, 2026]);
  expect(schoolYearStart(2026)).toBe('2026-08-01');
  expect(schoolYearText(2026)).toBe('2026/2027');
});
