import { expect, it } from 'vitest';
import { Speller, spelling } from '#domain/council/wordFilter/spelling.ts';

it.each([
  ['quero', 'kero', [1, 1, 1, 1]],
  ['kero', 'kero', [1, 1, 1, 1]],
  ['chato', 'xato', [1, 1, 1, 1]],
  ['khato', 'xato', [1, 1, 1, 1]],
  ['kase', 'case', [1, 1, 1, 1]],
  ['quase', 'quase', [1, 1, 1, 1, 1]],
  ['fukk', 'fuc', [1, 1, 2]],
  ['akke', 'acke', [1, 1, 1, 1]],
  ['nigger', 'niger', [1, 1, 2, 1, 1]],
  ['sequ', 'sequ', [1, 1, 1, 1]],
  ['q', 'q', [1]],
  ['', '', []],
] as const)('«%s» is spelt «%s»', (letters, key, runs) => {
  expect(spelling(letters)).toEqual({ key, runs });
});

it('the settled part of a spelling does not change with further letters', () => {
  for (const word of ['quiche', 'kkkechquaqui', 'caquho']) {
    const speller = new Speller();
    for (const letter of word) {
      speller.add(letter);
      expect(spelling(word).key.startsWith(speller.settled)).toBe(true);
      expect(speller.spelling.key.startsWith(speller.settled)).toBe(true);
    }
  }
});
