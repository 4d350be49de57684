import { expect, test } from 'vitest';
import { HINT, press } from '#domain/game/quizLock.ts';

test.each([
  [null, 0, { lock: 0, confirmed: false }],
  [null, 2, { lock: 2, confirmed: false }],
  [0, 0, { lock: 0, confirmed: true }],
  [2, 2, { lock: 2, confirmed: true }],
  [0, 1, { lock: 1, confirmed: false }],
  [2, 0, { lock: 0, confirmed: false }],
])('with %j locked, a press on %i', (lock, index, result) => {
  expect(press(lock, index)).toEqual(result);
});

test('going to and fro confirms nothing; two presses in a row do', () => {
  const presses = [0, 1, 0, 2, 2];
  let lock: number | null = null;
  const confirmed = presses.map((index) => {
    const result = press(lock, index);
    lock = result.lock;
    return result.confirmed;
  });
  expect(confirmed).toEqual([false, false, false, false, true]);
});

test('the hint is the one of the spec', () => {
  expect(HINT).toBe('Clique novamente para confirmar');
});
