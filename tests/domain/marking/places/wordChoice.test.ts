import { describe, expect, it } from 'vitest';
import {
  type ChoiceKey,
  chosenSpan,
  isChoiceKey,
  movedChoice,
  trimmedSpan,
  wordsOf,
} from '#domain/marking/places/wordChoice.ts';

const TEXT = 'Um dois. Três\nquatro cinco';
const quote = (text: string, span: { start: number; end: number } | null) => span && text.slice(span.start, span.end);

it('finds words between white space', () => {
  expect(wordsOf('  Olá,\tmundo!\n🌍 ').map((word) => quote('  Olá,\tmundo!\n🌍 ', word))).toEqual([
    'Olá,',
    'mundo!',
    '🌍',
  ]);
  expect(wordsOf(' \n')).toEqual([]);
});

describe('movedChoice', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 4, 4],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 0, 2],
    ['ArrowDown', 2, 3],
    ['ArrowDown', 3, 4],
    ['ArrowUp', 4, 3],
    ['ArrowUp', 3, 2],
    ['ArrowUp', 1, 0],
    ['Home', 3, 0],
    ['End', 1, 4],
  ] as [ChoiceKey, number, number][])('%s leads from word %i to word %i', (key, from, to) => {
    const choice = { anchor: from, focus: from };
    expect(movedChoice(TEXT, choice, key, { extend: false })).toEqual({ anchor: to, focus: to });
    expect(movedChoice(TEXT, choice, key, { extend: true })).toEqual({ anchor: from, focus: to });
  });

  it('has nothing to choose in a text without words', () => {
    expect(movedChoice(' ', { anchor: 0, focus: 0 }, 'End', { extend: true })).toEqual({ anchor: 0, focus: 0 });
    expect(chosenSpan(' ', { anchor: 0, focus: 0 })).toBeNull();
  });
});

it.each([
  [0, 1, 'Um dois.'],
  [3, 2, 'Três\nquatro'],
  [4, 4, 'cinco'],
])('words %i to %i are %s', (anchor, focus, words) => {
  expect(quote(TEXT, chosenSpan(TEXT, { anchor, focus }))).toBe(words);
});

it.each([
  [0, 9, 'Um dois.'],
  [8, 9, null],
  [7, 15, '. Três\nq'],
  [13, 20, 'quatro'],
])('%i to %i is trimmed to %s', (start, end, words) => {
  expect(quote(TEXT, trimmedSpan(TEXT, { start, end }))).toBe(words);
});

it('knows the keys that move a choice', () => {
  expect(['ArrowLeft', 'Home', 'Enter', 'a'].map(isChoiceKey)).toEqual([true, true, false, false]);
});
