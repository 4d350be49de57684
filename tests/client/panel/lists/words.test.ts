import { expect, test } from 'vitest';
import { compareNames, foldForSearch } from '#client/panel/lists/filters/searchText.ts';

test('names are sorted in Portuguese order, numbers by value', () => {
  const names = ['10.º A', 'Zebra', 'águia', '8.º B', 'Abelha', '8.º A', 'Órbita', 'ovelha'];
  expect(names.sort(compareNames)).toEqual([
    '8.º A',
    '8.º B',
    '10.º A',
    'Abelha',
    'águia',
    'Órbita',
    'ovelha',
    'Zebra',
  ]);
});

test.each([
  ['8.º A', '8º a', true],
  ['Agrupamento de Évora', 'EVORA', true],
  ['Conceição', 'conceicao', true],
  ['Rui  Sá', ' rui sa ', true],
  ['marta@exemplo.pt', 'exemplo.pt', true],
  ['8.º A', '8a', true],
  ['8.º A', '8.º B', false],
])('"%s" contains "%s": %s', (text, words, expected) => {
  expect(foldForSearch(text).includes(foldForSearch(words))).toBe(expected);
});
