import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countMembers, parseMembers } from '#domain/school/members.ts';

test.each([
  ['', []],
  [' ,\n, \r\n', []],
  ['Ana', ['Ana']],
  ['Ana\nRui', ['Ana', 'Rui']],
  ['Ana\r\nRui', ['Ana', 'Rui']],
  ['Ana, Rui ,, Inês Sá\n', ['Ana', 'Rui', 'Inês Sá']],
  ['Maria\nMaria', ['Maria', 'Maria']],
  ['Ana; Rui', ['Ana; Rui']],
])('%j is parsed as the members %j', (text, names) => {
  expect(parseMembers(text)).toEqual(names);
});

test('no parsed name is blank, padded or contains a separator', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Ana', 'Zé', ' ', ',', '\n', '\r')), (pieces) =>
      parseMembers(pieces.join('')).every((name) => name !== '' && name === name.trim() && !/[\r\n,]/.test(name)),
    ),
  );
});

test.each([
  [0, '0 membros'],
  [1, '1 membro'],
  [2, '2 membros'],
])('%i members are written %s', (count, text) => {
  expect(countMembers(count)).toBe(text);
});
