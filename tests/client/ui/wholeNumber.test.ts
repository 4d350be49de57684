import { describe, expect, it } from 'vitest';
import { wholeNumber } from '#client/ui/controls/wholeNumber.ts';

describe('a whole number', () => {
  it.each([0, 7, 999, 1_000, 9_999, 10_000, 12_500, 999_999, 1_000_000, 12_345_678])(
    '%d as the browser writes it',
    (value) => {
      expect(wholeNumber(value)).toBe(value.toLocaleString('pt-PT'));
    },
  );
});
