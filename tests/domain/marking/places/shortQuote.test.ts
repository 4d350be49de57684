import { describe, expect, it } from 'vitest';
import { shortQuote } from '#domain/marking/places/shortQuote.ts';

describe('a shortened quote', () => {
  it.each([
    ['', ''],
    ['a ponte', 'a ponte'],
    ['a ponte v', 'a ponte…'],
    ['abcdef ghi', 'abcdef…'],
    ['\u{1f30d}\u{1f30d}abcde', '\u{1f30d}\u{1f30d}abcde'],
    ['abcdef\u{1f30d}\u{1f30d}', 'abcdef\u{1f30d}…'],
  ])('of %j is %j', (quote, expected) => {
    expect(shortQuote(quote, 7)).toBe(expected);
  });
});
