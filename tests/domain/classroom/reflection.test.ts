import { expect, test } from 'vitest';
import {
  REFLECTION_QUESTIONS,
  REFLECTION_TOPICS,
  reflectionAnswer,
  reflectionMean,
  reflectionWords,
} from '#domain/classroom/reflection.ts';

test('answers read as words, and a number that is no answer is refused', () => {
  expect(reflectionWords([3, 2, 1])).toBe('Sim · Em parte · Ainda não');
  expect(() => reflectionAnswer(0)).toThrow('0 is no answer');
  expect(() => reflectionAnswer(4)).toThrow('4 is no answer');
  expect(REFLECTION_TOPICS).toHaveLength(REFLECTION_QUESTIONS.length);
});

test('the mean is of all answers; there is none without answers', () => {
  expect(reflectionMean([[3, 2, 1], null, [3, 3, 3]])).toBe(2.5);
  expect(reflectionMean([null, null])).toBeNull();
});
