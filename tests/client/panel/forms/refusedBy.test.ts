import { describe, expect, test } from 'vitest';
import { CallError } from '#client/api/CallError.ts';
import { refusedBy } from '#client/panel/forms/refusedBy.ts';
import { firstWords, wordsIn } from '#client/panel/forms/words.ts';

const FIELDS = ['name', 'email', 'teamMembers'];
const FAILED = 'Erro ao guardar';
const ABOUT = { nameTaken: 'name', usernameTaken: { at: 'email', words: 'Este email já tem conta.' } } as const;

const refusal = (code: string, fields: Record<string, string> = {}, message = 'Do servidor.') =>
  new CallError({ kind: 'refused', status: 409, code, message, fields });

describe('a refusal of the server', () => {
  test.each([
    ['fields say it', refusal('badInput', { name: 'Falta.' }), { wrong: { name: 'Falta.' }, words: null }],
    [
      'an item is told at its list, its first words count',
      refusal('badInput', { 'teamMembers.2': 'Comprido.', 'teamMembers.4': 'Vazio.' }),
      { wrong: { teamMembers: 'Comprido.' }, words: null },
    ],
    ['a field the form lacks', refusal('badInput', { other: 'Falta.' }), { wrong: {}, words: 'Do servidor.' }],
    ['a code about a field', refusal('nameTaken'), { wrong: { name: 'Do servidor.' }, words: 'Do servidor.' }],
    [
      'a code in other words, at the field and in the toast',
      refusal('usernameTaken'),
      { wrong: { email: 'Este email já tem conta.' }, words: 'Este email já tem conta.' },
    ],
    ['fields before the code', refusal('nameTaken', { email: 'Mau.' }), { wrong: { email: 'Mau.' }, words: null }],
    ['any other code', refusal('notYours'), { wrong: {}, words: 'Do servidor.' }],
    ['not a refusal', new TypeError('x is undefined'), { wrong: {}, words: FAILED }],
  ])('%s', (_, error, refused) => {
    expect(refusedBy(error, FIELDS, ABOUT, FAILED)).toEqual(refused);
  });
});

describe('the words of an error', () => {
  test.each([
    [undefined, undefined],
    ['Falta.', 'Falta.'],
    [{ type: 'x', message: 'Falta.' }, 'Falta.'],
    [{ type: 'x', message: '' }, undefined],
    [[undefined, { message: 'O segundo.' }, { message: 'O terceiro.' }], 'O segundo.'],
  ])('%j', (error, words) => {
    expect(wordsIn(error)).toBe(words);
  });

  test('those of the field that the schema names first are told', () => {
    const schema = { shape: { password: 0, email: 0, name: 0 } };
    expect(firstWords(schema, { name: { message: 'N' }, email: { message: 'E' } })).toBe('E');
    expect(firstWords(schema, { other: { message: 'O' } })).toBeNull();
  });
});
