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
  expect(quizMarks(['2. Ouvir', '3. Gritar'], [1, 0, 2])).toEqual([
    { challenge: 1, answer: '2. Ouvir', points: 20 },
    { challenge: 2, answer: '3. Gritar', points: 0 },
    { challenge: 3, answer: '', points: 0 },
  ]);
});

test('without a key the points are null', () => {
  expect(quizMarks(['2. Ouvir'], null).map(({ points }) => points)).toEqual([null, null, null]);
});
