import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DeviceActivity, DeviceReporter } from '#client/game/world/lesson/DeviceReporter.ts';
import { DEVICE_REPORT_EVERY_MS, DEVICE_REPORT_MIN_MS } from '#domain/limits.ts';

const writing = (words: number): DeviceActivity => ({ part: 2, step: 'write', words, files: 0, unsent: 0 });

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

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
    later,
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

describe('while the account signs out', () => {
  it('aborts the report under way, resolves once it is over, and makes no other', async () => {
    const ended: string[] = [];
    reporter = new DeviceReporter({
      report: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            ended.push('report');
            reject(signal.reason);
          });
        }),
      leave: () => ended.push('leave'),
      now: () => performance.now(),
      later,
    });
    reporter.update(writing(1));
    vi.advanceTimersByTime(0);
    await reporter.stop();
    ended.push('stopped');
    reporter.update(writing(2));
    reporter.leave();
    vi.advanceTimersByTime(5 * DEVICE_REPORT_EVERY_MS);
    expect(ended).toEqual(['report', 'stopped']);
  });

  it('reports again when the session stays after all', async () => {
    reporter.update(writing(1));
    vi.advanceTimersByTime(0);
    await reporter.stop();
    reporter.update(writing(2));
    reporter.resume();
    vi.advanceTimersByTime(DEVICE_REPORT_MIN_MS);
    expect(sent).toEqual([1, 2]);
  });
});
