import { expect, it } from 'vitest';
import { fittingFirst } from '#client/panel/marking/answers/marks/fittingPhrases.ts';
import { phraseQuery, withPhrase } from '#client/panel/marking/answers/marks/phraseQuery.ts';
import type { Phrase } from '#domain/marking/phrases.ts';

it.each<[string, number, string | null]>([
  ['/', 1, ''],
  ['/bom com', 8, 'bom com'],
  ['Olá /ex', 7, 'ex'],
  ['Olá\n/ex', 7, 'ex'],
  ['Olá /ex depois', 7, 'ex'],
  ['e/ou', 4, null],
  ['5/10', 4, null],
  ['Olá', 3, null],
  ['/ex\nOutra linha', 15, null],
  [`/${'a'.repeat(41)}`, 42, null],
])('in %j at %d searches for %j', (note, caret, words) => {
  expect(phraseQuery(note, caret)?.words ?? null).toBe(words);
});

it.each<[string, { from: number; to: number } | null, string, number]>([
  ['', null, 'Muito bem.', 10],
  ['Olá.', null, 'Olá. Muito bem.', 15],
  ['Olá.\n', null, 'Olá.\nMuito bem.', 15],
  ['/mu', { from: 0, to: 3 }, 'Muito bem.', 10],
  ['Olá /mu e adeus', { from: 4, to: 7 }, 'Olá Muito bem. e adeus', 14],
  ['Olá /mu', { from: 4, to: 7 }, 'Olá Muito bem.', 14],
])('puts a phrase into %j at %j', (note, query, text, caret) => {
  expect(withPhrase(note, 'Muito bem.', query)).toEqual({ text, caret });
});

it('offers the phrases for the given marks first, then those for any mark, then the others, each in its order', () => {
  const phrase = (id: string, criterion: Phrase['criterion'], points: number | null): Phrase => ({
    id,
    text: id,
    shortcut: null,
    isOwn: points === null,
    uses: 0,
    criterion,
    points,
  });
  const phrases = [
    phrase('p1-20', 'p1', 20),
    phrase('own', null, null),
    phrase('p1-40', 'p1', 40),
    phrase('p2-0', 'p2', 0),
    phrase('own-p1', 'p1', null),
  ];
  const ids = (p1: number, isP1Marked: boolean, isP2Marked = false) =>
    fittingFirst(phrases, { p1, p2: 0, total: p1, marked: { p1: isP1Marked, p2: isP2Marked } }).map(({ id }) => id);
  expect(ids(40, true)).toEqual(['p1-40', 'own', 'own-p1', 'p1-20', 'p2-0']);
  expect(ids(20, true, true)).toEqual(['p1-20', 'p2-0', 'own', 'own-p1', 'p1-40']);
  expect(ids(0, false), 'a missing mark is not 0').toEqual(['own', 'own-p1', 'p1-20', 'p1-40', 'p2-0']);
});
