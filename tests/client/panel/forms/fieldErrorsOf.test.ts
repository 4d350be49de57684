import { describe, expect, test } from 'vitest';
import { CallError } from '#client/api/CallError.ts';
import { firstMessage, messageIn } from '#client/panel/forms/errorMessages.ts';
import { fieldErrorsOf } from '#client/panel/forms/fieldErrorsOf.ts';

const FIELDS = ['name', 'email', 'teamMembers'];
const FAILED = 'Erro ao guardar';
const ABOUT = { nameTaken: 'name', usernameTaken: { at: 'email', words: 'Este email já tem conta.' } } as const;

const refusal = (code: string, fields: Record<string, string> = {}, message = 'Do servidor.') =>
  new CallError({ kind: 'refused', status: 409, code, message, fields });

describe('a refusal of the server', () => {
  test.each([
    ['field messages', refusal('badInput', { name: 'Falta.' }), { wrong: { name: 'Falta.' }, words: null }],
    [
      'the first message of a list’s items',
      refusal('badInput', { 'teamMembers.2': 'Comprido.', 'teamMembers.4': 'Vazio.' }),
      { wrong: { teamMembers: 'Comprido.' }, words: null },
    ],
    ['a field the form lacks', refusal('badInput', { other: 'Falta.' }), { wrong: {}, words: 'Do servidor.' }],
    [
      'a code that belongs to a field',
      refusal('nameTaken'),
      { wrong: { name: 'Do servidor.' }, words: 'Do servidor.' },
    ],
    [
      'a code with its own text, at the field and in the toast',
      refusal('usernameTaken'),
      { wrong: { email: 'Este email já tem conta.' }, words: 'Este email já tem conta.' },
    ],
    [
      'field messages before the code',
      refusal('nameTaken', { email: 'Mau.' }),
      { wrong: { email: 'Mau.' }, words: null },
    ],
    ['any other code', refusal('notYours'), { wrong: {}, words: 'Do servidor.' }],
    ['not a refusal', new TypeError('x is undefined'), { wrong: {}, words: FAILED }],
  ])('%s', (_, error, refused) => {
    expect(fieldErrorsOf(error, FIELDS, ABOUT, FAILED)).toEqual(refused);
  });
});

describe('the message of an error', () => {
  test.each([
    [undefined, undefined],
    ['Falta.', 'Falta.'],
    [{ type: 'x', message: 'Falta.' }, 'Falta.'],
    [{ type: 'x', message: '' }, undefined],
    [[undefined, { message: 'O segundo.' }, { message: 'O terceiro.' }], 'O segundo.'],
  ])('%j: %s', (error, words) => {
    expect(messageIn(error)).toBe(words);
  });

  test('firstMessage returns the message of the field that the schema lists first', () => {
    const schema = { shape: { password: 0, email: 0, name: 0 } };
    expect(firstMessage(schema, { name: { message: 'N' }, email: { message: 'E' } })).toBe('E');
    expect(firstMessage(schema, { other: { message: 'O' } })).toBeNull();
  });
});
