import { expect, test } from 'vitest';
import { HINT, pressOption } from '#domain/game/quizLock.ts';

test.each([
  [null, 0, { lock: 0, confirmed: false }],
  [null, 2, { lock: 2, confirmed: false }],
  [0, 0, { lock: 0, confirmed: true }],
  [2, 2, { lock: 2, confirmed: true }],
  [0, 1, { lock: 1, confirmed: false }],
  [2, 0, { lock: 0, confirmed: false }],
])('with %j locked, a press on %i locks or confirms it', (lock, index, result) => {
  expect(pressOption(lock, index)).toEqual(result);
});

test('only two consecutive presses on an option confirm it', () => {
  const presses = [0, 1, 0, 2, 2];
  let lock: number | null = null;
  const confirmed = presses.map((index) => {
    const result = pressOption(lock, index);
    lock = result.lock;
    return result.confirmed;
  });
  expect(confirmed).toEqual([false, false, false, false, true]);
});

test('the hint has the text of the spec', () => {
  expect(HINT).toBe('Toquem outra vez para confirmar');
});
