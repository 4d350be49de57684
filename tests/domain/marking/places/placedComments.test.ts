import { describe, expect, it } from 'vitest';
import {
  comparePlaces,
  isPictureName,
  isSamePlace,
  numbered,
  type Place,
  type TextPlace,
  validateTextPlace,
} from '#domain/marking/places/placedComments.ts';

const text = (start: number, end: number, step = 0): Place => ({ kind: 'text', step, start, end, quote: 'x' });
const pin = (position: number, x: number, y: number, step = 0): Place => ({ kind: 'picture', step, position, x, y });

describe('validateTextPlace', () => {
  const TEXTS = ['Olá, mundo.', 'Um 🌍 só'];
  const place = (step: number, start: number, end: number, quote: string): TextPlace => ({
    kind: 'text',
    step,
    start,
    end,
    quote,
  });
  it.each([
    [place(0, 0, 11, 'Olá, mundo.'), null],
    [place(0, 5, 10, 'mundo'), null],
    [place(1, 3, 5, '🌍'), null],
    [place(1, 5, 6, ' '), null],
    [place(0, 5, 12, 'mundo.'), 'O trecho fica fora da resposta.'],
    [place(0, -1, 3, 'Olá'), 'O trecho fica fora da resposta.'],
    [place(0, 5, 5, ''), 'O trecho fica fora da resposta.'],
    [place(0, 6, 5, 'm'), 'O trecho fica fora da resposta.'],
    [place(2, 0, 1, 'O'), 'A resposta não tem este texto.'],
    [place(1, 4, 5, '\udf0d'), 'O trecho corta um símbolo ao meio.'],
    [place(1, 0, 4, 'Um \ud83c'), 'O trecho corta um símbolo ao meio.'],
    [place(0, 5, 10, 'Mundo'), 'O trecho não é o que está na resposta.'],
  ])('%o: %s', (given, message) => {
    expect(validateTextPlace(TEXTS, given)).toBe(message);
  });
});

describe('the order of places', () => {
  it.each([
    ['a text before the next', text(9, 10), text(0, 1, 1)],
    ['what begins first', text(3, 9), text(4, 5)],
    ['what ends first', text(3, 5), text(3, 9)],
    ['a picture before the next', pin(0, 1, 1), pin(1, 0, 0)],
    ['a point above', pin(0, 0.9, 0.1), pin(0, 0.1, 0.2)],
    ['a point on the left', pin(0, 0.1, 0.2), pin(0, 0.9, 0.2)],
    ['texts before pictures', text(3, 5), pin(0, 0, 0)],
  ])('puts %s first', (_, first, second) => {
    expect(comparePlaces(first, second)).toBeLessThan(0);
    expect(comparePlaces(second, first)).toBeGreaterThan(0);
  });

  it('numbers from 1, and keeps the order of comments on the same place', () => {
    const comments = [
      { id: 'c', place: text(8, 9) },
      { id: 'a', place: text(0, 4) },
      { id: 'b', place: text(0, 4) },
    ];
    expect(numbered(comments).map(({ id, number }) => [id, number])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
  });
});

it.each([
  [text(0, 4), text(0, 4), true],
  [text(0, 4), text(0, 5), false],
  [text(0, 4), text(0, 4, 1), false],
  [pin(0, 0.5, 0.5), pin(0, 0.5, 0.5), true],
  [pin(0, 0.5, 0.5), pin(1, 0.5, 0.5), false],
  [pin(0, 0.5, 0.5), pin(0, 0.5, 0.6), false],
  [pin(0, 0.5, 0.5), text(0, 4), false],
])('compares %o with %o', (a, b, isSame) => {
  expect(isSamePlace(a, b)).toBe(isSame);
});

it.each([
  ['foto.JPG', true],
  ['foto.jpeg', true],
  ['foto.png', true],
  ['foto.bmp', true],
  ['foto.png.pdf', false],
  ['filme.mp4', false],
  ['png', false],
])('tells whether %s is a picture', (name, isPicture) => {
  expect(isPictureName(name)).toBe(isPicture);
});
