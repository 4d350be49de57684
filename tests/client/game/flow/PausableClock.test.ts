import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PausableClock } from '#client/game/flow/PausableClock.ts';

let clock: PausableClock;
let rung: string[];
const ring = (name: string) => () => void rung.push(name);
beforeEach(() => {
  vi.useFakeTimers();
  clock = new PausableClock();
  rung = [];
});
afterEach(() => vi.useRealTimers());

it('stops its timers while it is paused, and goes on where they were', () => {
  clock.setTimeout(ring('a'), 1_000);
  vi.advanceTimersByTime(600);
  clock.pause(true);
  vi.advanceTimersByTime(60_000);
  expect(rung).toEqual([]);
  clock.pause(false);
  vi.advanceTimersByTime(399);
  expect(rung).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(rung).toEqual(['a']);
});

it('holds a timer that is set while it is paused, and forgets one that is cleared', () => {
  clock.pause(true);
  clock.setTimeout(ring('b'), 100);
  const cleared = clock.setTimeout(ring('c'), 100);
  clock.clearTimeout(cleared);
  clock.pause(false);
  vi.advanceTimersByTime(100);
  expect(rung).toEqual(['b']);
});

it('is not confused by pausing twice', () => {
  clock.setTimeout(ring('d'), 100);
  clock.pause(true);
  clock.pause(true);
  clock.pause(false);
  clock.pause(false);
  vi.advanceTimersByTime(100);
  expect(rung).toEqual(['d']);
});
