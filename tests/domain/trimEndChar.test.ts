import { expect, it } from 'vitest';
import { trimEndChar } from '#domain/trimEndChar.ts';

it.each([
  ['', '-', ''],
  ['---', '-', ''],
  ['a--', '-', 'a'],
  ['--a-b-', '-', '--a-b'],
  ['a', '-', 'a'],
  ['https://x//', '/', 'https://x'],
])('%s without trailing %s is %s', (text, char, expected) => {
  expect(trimEndChar(text, char)).toBe(expected);
});
