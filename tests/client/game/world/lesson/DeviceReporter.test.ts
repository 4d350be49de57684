import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DeviceActivity, DeviceReporter } from '#client/game/world/lesson/DeviceReporter.ts';
import { DEVICE_REPORT_EVERY_MS, DEVICE_REPORT_MIN_MS } from '#domain/limits.ts';

const writing = (words: number): DeviceActivity => ({ part: 2, step: 'write', words, files: 0, unsent: 0 });

let sent: number[];
let left: number;
let reporter: DeviceReporter;
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  left = 0;
  reporter = new DeviceReporter({
    report: async ({ words }) => void sent.push(words),
    leave: () => {
      left += 1;
    },
    now: () => performance.now(),
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
});
afterEach(() => vi.useRealTimers());

it('reports a change at once, and then at most once a second', () => {
  reporter.update(writing(1));
  vi.advanceTimersByTime(0);
  expect(sent).toEqual([1]);
  for (const words of [2, 3, 4]) reporter.update(writing(words));
  vi.advanceTimersByTime(DEVICE_REPORT_MIN_MS - 1);
  expect(sent).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([1, 4]);
});

it('reports that it is still there while nothing changes', () => {
  reporter.update(writing(1));
  vi.advanceTimersByTime(3 * DEVICE_REPORT_EVERY_MS);
  expect(sent).toEqual([1, 1, 1, 1]);
});

it('leaves once while the page is hidden, and reports again when it is back', () => {
  reporter.update(writing(1));
  vi.advanceTimersByTime(0);
  reporter.leave();
  reporter.leave();
  reporter.update(writing(2));
  vi.advanceTimersByTime(5 * DEVICE_REPORT_EVERY_MS);
  expect([sent, left]).toEqual([[1], 1]);
  reporter.comeBack();
  vi.advanceTimersByTime(DEVICE_REPORT_MIN_MS);
  expect(sent).toEqual([1, 2]);
});
