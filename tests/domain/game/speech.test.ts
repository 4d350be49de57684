import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageMs, questionDelayMs, readingMs } from '#domain/game/speech.ts';

const words = (count: number) => Array.from({ length: count }, () => 'nave').join(' ');

test.each([
  [0, 0],
  [1, 4_000],
  [3, 12_000],
])('after %i messages the question appears in %i ms', (count, ms) => {
  expect(questionDelayMs(count)).toBe(ms);
});

test.each([
  ['nothing', '', 3_000],
  ['one word', 'Olá!', 3_000],
  ['eight words', words(8), 3_000],
  ['nine words', words(9), 3_176],
  ['the longest message of a script', words(17), 6_000],
  ['dashes and quotation marks around words', `« ${words(17)} » - …`, 6_000],
  ['words separated by several spaces, also non-breaking ones', 'a\u00a0 b\n'.repeat(10), 7_059],
  ['a note of 40 words', words(40), 14_118],
  ['a note of 57 words', words(57), 20_000],
  ['a note of 400 words', words(400), 20_000],
])('the reading time of %s is that of 170 words a minute, from 3 to 20 s', (_, text, ms) => {
  expect(readingMs(text)).toBe(ms);
});

test.each([
  ['without narration, for its reading time', words(17), 0, 6_000],
  ['without narration, at least 3 s', 'Olá!', 0, 3_000],
  ['with a short narration, at least 3 s', 'Olá!', 900, 3_000],
  ['with a narration, at least 3 s including the pause', words(8), 2_650, 3_000],
  ['with a narration, for it and the pause', words(8), 2_651, 3_001],
  ['with a long narration, for it and the pause', words(17), 6_900, 7_250],
  ['with a narration quicker than reading, for the narration', words(17), 5_000, 5_350],
])('a message stays %s', (_, text, narrationMs, ms) => {
  expect(messageMs(text, narrationMs)).toBe(ms);
});

test('a message stays at least three seconds and until its narration has ended', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 30_000 }), (text, narrationMs) => {
      const ms = messageMs(text, narrationMs);
      expect(ms).toBeGreaterThanOrEqual(3_000);
      expect(ms).toBeGreaterThanOrEqual(narrationMs);
    }),
  );
});
