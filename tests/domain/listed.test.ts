import { expect, it } from 'vitest';
import { listed } from '#domain/listed.ts';

it.each([
  [[], ''],
  [['Vega'], 'Vega'],
  [['Vega', 'Rigel'], 'Vega e Rigel'],
  [['Vega', 'Rigel', 'Sírius'], 'Vega, Rigel e Sírius'],
])('%j reads as "%s"', (words, text) => {
  expect(listed(words)).toBe(text);
});
