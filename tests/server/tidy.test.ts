import { expect, it } from 'vitest';
import { createClockWatch } from '#server/tidy.ts';

const HOUR_MS = 3_600_000;

it.each([-24, -1, 1, 24])('trusts no age for a day after the clock was moved by %i hours', (hours) => {
  let [clock, steady] = [1_000_000_000, 0];
  const isSound = createClockWatch(
    () => clock,
    () => steady,
  );
  const pass = (ms: number) => {
    clock += ms;
    steady += ms;
  };
  pass(HOUR_MS / 4);
  expect(isSound()).toBe(true);
  clock += hours * HOUR_MS;
  expect(isSound()).toBe(false);
  pass(23 * HOUR_MS);
  expect(isSound()).toBe(false);
  pass(HOUR_MS);
  expect(isSound()).toBe(true);
});

it('takes the small corrections of the network’s time for what they are', () => {
  let clock = 0;
  const isSound = createClockWatch(
    () => clock,
    () => 0,
  );
  clock += 60_000;
  expect(isSound()).toBe(true);
});
