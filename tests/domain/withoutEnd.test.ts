import { expect, it } from 'vitest';
import { withoutEnd } from '#domain/withoutEnd.ts';

it.each([
  ['', '-', ''],
  ['---', '-', ''],
  ['a--', '-', 'a'],
  ['--a-b-', '-', '--a-b'],
  ['a', '-', 'a'],
  ['https://x//', '/', 'https://x'],
])('%s without %s at its end is %s', (text, char, expected) => {
  expect(withoutEnd(text, char)).toBe(expected);
});
