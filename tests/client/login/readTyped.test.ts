import { describe, expect, it } from 'vitest';
import { readTyped, withLastWord, withWord } from '#client/login/code/readTyped.ts';

const atEnd = (text: string) => readTyped(text, text.length);
const slots = (text: string) =>
  atEnd(text).slots.map(({ text: word, state }) => (word === '' ? state : `${word} ${state}`));

describe('readTyped', () => {
  it('shows what is known of the four words', () => {
    expect(slots('')).toEqual(['empty', 'empty', 'empty', 'empty']);
    expect(slots('Abacate lúz ')).toEqual(['abacate done', 'luz done', 'empty', 'empty']);
    expect(slots('abac abe')).toEqual(['abacate done', 'abe current', 'empty', 'empty']);
    expect(slots('abe luz')).toEqual(['abe wrong', 'luz done', 'empty', 'empty']);
    expect(slots('xyz')).toEqual(['xyz wrong', 'empty', 'empty', 'empty']);
  });

  it('completes a word after three letters where only one begins so', () => {
    expect(slots('zeb')).toEqual(['zebra done', 'empty', 'empty', 'empty']);
    expect(atEnd('zeb').suggestions).toEqual(['zebra']);
    expect(atEnd('zebra').suggestions).toEqual([]);
  });

  it('suggests words after two letters, unless there are more than three', () => {
    expect(atEnd('z').suggestions).toEqual([]);
    expect(atEnd('xa').suggestions).toEqual(['xadrez', 'xaile']);
    expect(atEnd('abe').suggestions).toEqual(['abelha', 'abeto']);
    expect(atEnd('co').suggestions).toEqual([]);
    expect(atEnd('co').message).toMatch(/^Mais uma letra: há \d\d palavras com «co»\.$/);
  });

  it('suggests for the word at the caret only', () => {
    expect(readTyped('luz abe sol', 7).suggestions).toEqual(['abelha', 'abeto']);
    expect(readTyped('luz abe ', 8).suggestions).toEqual([]);
    expect(readTyped('abe', null).suggestions).toEqual([]);
  });

  it.each([
    ['', 'Escrevam duas ou três letras de cada palavra.', false],
    ['luz ', 'Escrevam duas ou três letras de cada palavra.', false],
    ['luz luzz', 'Nenhuma palavra dos códigos começa por «luzz».', true],
    ['abe luz', '«abe»: é «abelha» ou «abeto»?', true],
    ['co luz', 'Faltam letras em «co».', true],
    ['luz luz luz luz', 'Já estão as quatro palavras.', false],
    ['luz luz luz luz luz', 'O código só tem quatro palavras.', true],
  ])('says of %j: %s', (text, message, isWrong) => {
    expect(atEnd(text)).toMatchObject({ message, isWrong });
  });

  it('gives the code once all words are known', () => {
    expect(atEnd('Zeb-ABAC_lúz abelha').code).toBe('zebra abacate luz abelha');
    expect(atEnd('zeb abac luz abe').code).toBe('');
    expect(atEnd('zeb abac luz').code).toBe('');
  });
});

describe('withWord', () => {
  it.each([
    ['abe', 3, 'abeto', 'abeto ', 6],
    ['luz abe sol', 7, 'abelha', 'luz abelha sol', 11],
    ['luz luz luz abe', 15, 'abeto', 'luz luz luz abeto', 17],
    ['abe luz luz luz', 3, 'abeto', 'abeto luz luz luz', 6],
    ['luz ', 4, 'abeto', 'luz ', 4],
  ])('puts a word into %j at %i: %s', (text, at, word, next, caret) => {
    expect(withWord(text, readTyped(text, at), word)).toEqual({ text: next, caret });
  });
});

describe('withLastWord', () => {
  it.each([
    ['zeb', 'zeb'],
    ['zeb ', 'zebra '],
    ['zebra', 'zebra '],
    ['ZEBRA', 'zebra '],
    ['abe ', 'abe '],
    ['xyz ', 'xyz '],
    ['luz luz luz zeb', 'luz luz luz zeb'],
    ['luz luz luz zebra', 'luz luz luz zebra'],
    ['luz luz luz zeb ', 'luz luz luz zebra'],
    ['Abelha-Luz-Sopa-Zebra', 'Abelha-Luz-Sopa-zebra'],
    ['zebra  ', 'zebra '],
    [' ', ' '],
  ])('finishes %j as %j', (text, next) => {
    expect(withLastWord(text)).toEqual({ text: next, caret: next.length });
  });
});
