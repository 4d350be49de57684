// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { logError } from '#client/api/logError.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('logs an error with its place, but not what the leaving of the page interrupts', () => {
  // Long ago, so that the tests that follow in this worker log again.
  vi.useFakeTimers({ now: 0 });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('lost');
  logError(error, 'live');
  window.dispatchEvent(new Event('beforeunload'));
  logError(error, 'live');
  expect(log.mock.calls).toEqual([['[live]', error]]);
  // A navigation that becomes a download leaves the page where it is.
  vi.advanceTimersByTime(2_000);
  logError(error, 'game');
  expect(log).toHaveBeenLastCalledWith('[game]', error);
});
