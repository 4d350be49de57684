import { expect, it } from 'vitest';
import { looseText, text } from '#contract/fields.ts';

const HALF = '\uD83D';

it.each([
  ['half a character at the end', `olá ${HALF}`, 'olá \uFFFD'],
  ['the other half alone', '\uDE00 olá', '\uFFFD olá'],
  ['a whole one', 'olá 😀', 'olá 😀'],
])('a text with %s can be stored', (_, sent, stored) => {
  expect(text(50).parse(sent)).toBe(stored);
  expect(looseText(50).parse(sent)).toBe(stored);
});

it('a text with NUL is refused', () => {
  expect(text(50).safeParse('a\0').success).toBe(false);
});
