import { expect, test } from 'vitest';
import { correctOptions, quizMarks } from '#client/panel/marking/answers/marks/quizMarks.ts';

const KEY = {
  solar: [{ _id: 'solar-ic', name: 'Interculturalidade', level: 'level-ic' }],
  data: [
    { _id: 'level-dh', level1: [{ options: { correct: 3 } }] },
    {
      _id: 'level-ic',
      level1: [{ options: { correct: 1 } }, { options: { correct: 0 } }, { options: { correct: 2 } }],
    },
  ],
};

test('the key of a theme is found through its level', () => {
  expect(correctOptions(KEY, 'solar-ic')).toEqual([1, 0, 2]);
  expect(correctOptions(KEY, 'solar-ds')).toBeNull();
});

test('each challenge is worth 20 or 0', () => {
  expect(quizMarks(['2. Ouvir', '3. Gritar'], [1, 0, 2], [])).toEqual([
    { challenge: 1, answer: '2. Ouvir', points: 20 },
    { challenge: 2, answer: '3. Gritar', points: 0 },
    { challenge: 3, answer: '', points: 0 },
  ]);
});

test('without a key the points are null', () => {
  expect(quizMarks(['2. Ouvir'], null, []).map(({ points }) => points)).toEqual([null, null, null]);
});

test('without the corrections of the class the points are null', () => {
  expect(quizMarks(['2. Ouvir'], [1, 0, 2], null).map(({ points }) => points)).toEqual([null, null, null]);
});

test('a correction of the class counts instead of the key', () => {
  const voided = { challenge: 2, kind: 'void', options: [], mayFall: false } as const;
  const corrected = { challenge: 1, kind: 'correct', options: [2], mayFall: true } as const;
  expect(quizMarks(['2. Ouvir', '3. Gritar', '3. Ir'], [1, 0, 2], [voided, corrected])).toEqual([
    { challenge: 1, answer: '2. Ouvir', points: 0, correction: corrected },
    { challenge: 2, answer: '3. Gritar', points: 20, correction: voided },
    { challenge: 3, answer: '3. Ir', points: 20 },
  ]);
});
