import { describe, expect, it } from 'vitest';
import { wholeNumber } from '#client/ui/controls/wholeNumber.ts';

describe('wholeNumber', () => {
  it.each([0, 7, 999, 1_000, 9_999, 10_000, 12_500, 999_999, 1_000_000, 12_345_678])(
    'formats %d as the browser does',
    (value) => {
      expect(wholeNumber(value)).toBe(value.toLocaleString('pt-PT'));
    },
  );
});
