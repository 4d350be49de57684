import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTalking, messageAt, questionDelayMs, speechDurationMs } from '#domain/speech.ts';

test.each([
  [0, 0, 0],
  [1, 3_000, 4_000],
  [3, 9_000, 12_000],
])('%i messages are spoken in %i ms, and the question comes after %i ms', (count, speech, question) => {
  expect(speechDurationMs(count)).toBe(speech);
  expect(questionDelayMs(count)).toBe(question);
});

test.each([
  [-1, 3, null, false],
  [0, 3, 0, true],
  [2_999, 3, 0, true],
  [3_000, 3, 1, true],
  [8_999, 3, 2, true],
  [9_000, 3, 2, false],
  [99_000, 3, 2, false],
  [0, 0, null, false],
  [5_000, 0, null, false],
])('after %i ms of %i messages: message %j, talking %s', (elapsedMs, count, message, talking) => {
  expect(messageAt(elapsedMs, count)).toBe(message);
  expect(isTalking(elapsedMs, count)).toBe(talking);
});

test('no message is skipped, none comes back, and the question never cuts the robot short', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), (count) => {
      const heard = Array.from({ length: count }, (_, n) => messageAt(speechDurationMs(n), count));
      expect(heard).toEqual(Array.from({ length: count }, (_, n) => n));
      expect(isTalking(questionDelayMs(count), count)).toBe(false);
    }),
  );
});
