import { expect, it } from 'vitest';
import { numbered, type TextPlace } from '#domain/marking/places/placedComments.ts';
import { textPieces } from '#domain/marking/places/textPieces.ts';

const TEXT = 'Um dois três quatro';
/** Pieces as [text, ids of the comments on it, ids of those that end with it]. */
function pieces(spans: Record<string, [number, number]>, text = TEXT) {
  const comments = Object.entries(spans).map(([id, [start, end]]) => {
    const place: TextPlace = { kind: 'text', step: 0, start, end, quote: text.slice(start, end) };
    return { id, place, text: id };
  });
  const found = textPieces(text, numbered(comments));
  expect(found.map((piece) => piece.text).join('')).toBe(text);
  for (const { start, text: part } of found) expect(text.slice(start, start + part.length)).toBe(part);
  return found.map(({ text: part, ids, ending }) => [part, ids.join(), ending.map(({ id }) => id).join()]);
}

it.each([
  ['no comment', {}, [[TEXT, '', '']]],
  [
    'one within',
    { a: [3, 7] },
    [
      ['Um ', '', ''],
      ['dois', 'a', 'a'],
      [' três quatro', '', ''],
    ],
  ],
  ['the whole text', { a: [0, 19] }, [[TEXT, 'a', 'a']]],
  [
    'two that overlap',
    { a: [0, 7], b: [3, 12] },
    [
      ['Um ', 'a', ''],
      ['dois', 'a,b', 'a'],
      [' três', 'b', 'b'],
      [' quatro', '', ''],
    ],
  ],
  [
    'one in another',
    { a: [0, 19], b: [3, 7] },
    [
      ['Um ', 'a', ''],
      ['dois', 'a,b', 'b'],
      [' três quatro', 'a', 'a'],
    ],
  ],
  [
    'two on the same words',
    { a: [13, 19], b: [13, 19] },
    [
      ['Um dois três ', '', ''],
      ['quatro', 'a,b', 'a,b'],
    ],
  ],
  ['one beyond the text', { a: [13, 20] }, [[TEXT, '', '']]],
] as [string, Record<string, [number, number]>, string[][]][])('splits a text with %s', (_, spans, expected) => {
  expect(pieces(spans)).toEqual(expected);
});

it('has no piece of an empty text', () => {
  expect(textPieces('', [])).toEqual([]);
});
