import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '#server/http/handler.ts';
import { createMetrics } from '#server/observability/metrics.ts';
import { createClockWatch, startTidying, type tidy } from '#server/tidy.ts';
import { recordingLog } from '../support/app/recordingLog.ts';

const HOUR_MS = 3_600_000;
const RUN_MS = HOUR_MS / 4;

const boot = vi.hoisted(() => ({ seconds: 1_000 }));
vi.mock('node:os', async (original) => ({ ...(await original<object>()), uptime: () => boot.seconds }));

it.each([-24, -1, 1, 24])('does not trust ages for a day after the clock was moved by %i hours', (hours) => {
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

it('tolerates small clock corrections', () => {
  let clock = 0;
  const isSound = createClockWatch(
    () => clock,
    () => 0,
  );
  clock += 60_000;
  expect(isSound()).toBe(true);
});

describe('startTidying', () => {
  let clock = 0;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    clock = 1_000_000_000;
  });
  afterEach(() => void vi.useRealTimers());

  const pass = async (ms: number, { asleep = 0 } = {}) => {
    clock += ms + asleep;
    boot.seconds += (ms + asleep) / 1_000;
    await vi.advanceTimersByTimeAsync(ms);
  };
  const nothing = { sessions: 0, failures: 0, lessons: 0, ended: 0, binned: 0, uploads: 0 };
  const start = (work: typeof tidy) => {
    const log = { ...recordingLog(), debug: () => {} };
    const services = { now: () => clock, metrics: createMetrics() } as Pick<Services, 'now' | 'metrics'> as Services;
    return { stop: startTidying(services, log as unknown as FastifyBaseLogger, work), messages: log.messages };
  };

  it('runs even on a computer that sleeps between lessons', async () => {
    const work = vi.fn(async () => nothing);
    const { stop, messages } = start(work);
    for (let day = 0; day < 3; day += 1) await pass(RUN_MS, { asleep: 16 * HOUR_MS });
    expect(work).toHaveBeenCalledTimes(3);
    expect(messages).toEqual([]);
    await stop();
  });

  it('does not start a run while another is in progress', async () => {
    const runs: (() => void)[] = [];
    const { stop } = start(() => new Promise((resolve) => runs.push(() => resolve(nothing))));
    for (let i = 0; i < 3; i += 1) await pass(RUN_MS);
    expect(runs).toHaveLength(1);
    runs[0]?.();
    await pass(RUN_MS);
    expect(runs).toHaveLength(2);
    runs[1]?.();
    await stop();
  });

  it('stops a run after its current item, and waits for it', async () => {
    let items = 0;
    const { stop, messages } = start(async (_services, _log, signal) => {
      for (;;) {
        signal?.throwIfAborted();
        await new Promise((resolve) => setTimeout(resolve, 100));
        items += 1;
      }
    });
    await pass(RUN_MS);
    let isOver = false;
    const stopped = stop().then(() => {
      isOver = true;
    });
    const before = items;
    await vi.advanceTimersByTimeAsync(50);
    expect([isOver, items]).toEqual([false, before]);
    await vi.advanceTimersByTimeAsync(50);
    expect([isOver, items]).toEqual([true, before + 1]);
    await stopped;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(items).toBe(before + 1);
    expect(messages).toEqual([]);
  });

  it('stops waiting for a hanging run after ten seconds', async () => {
    const { stop } = start(() => new Promise(() => {}));
    await pass(RUN_MS);
    let isOver = false;
    const stopped = stop().then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
    await stopped;
  });
});
