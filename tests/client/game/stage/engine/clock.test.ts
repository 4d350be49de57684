import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClock, FRAME_MS, type FrameCost, type Moment, STILL_SECONDS } from '#client/game/stage/engine/clock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function recorded(still = false) {
  const moments: Moment[] = [];
  return { moments, motion: { still, frame: (now: Moment) => void moments.push({ ...now }) } };
}

describe('a real clock', () => {
  it('follows the frames of the screen and draws once each', () => {
    const clock = createClock();
    const draw = vi.fn();
    clock.attach({ draw, onPause: vi.fn() });
    const { moments, motion } = recorded();
    clock.add(motion);
    for (const frame of [16, 20, 100]) clock.tick(frame);
    expect(moments.map(({ step }) => step)).toEqual([0.016, 0.02, 0.1]);
    expect(clock.time).toBeCloseTo(0.136);
    expect(draw).toHaveBeenCalledTimes(3);
  });

  it.each([
    [500, 0.5],
    [501, 0.5],
    [60_000, 0.5],
  ])('cuts a frame of %d ms to %d s', (frame, step) => {
    const clock = createClock();
    clock.tick(frame);
    expect(clock.time).toBe(step);
  });

  it.each([
    [0.1, 0.01],
    [1, 0.1],
    [2, 0.2],
    [0, 0],
  ])('at speed %d, 100 ms are %d s', (speed, seconds) => {
    const clock = createClock();
    clock.speed = speed;
    clock.tick(100);
    expect(clock.time).toBeCloseTo(seconds);
  });

  it('stands still while it is paused, says so, and steps by frames', () => {
    const clock = createClock();
    const onPause = vi.fn();
    const draw = vi.fn();
    clock.attach({ draw, onPause });
    clock.paused = true;
    clock.paused = true;
    expect(onPause).toHaveBeenCalledTimes(1);
    clock.tick(100);
    expect(clock.time).toBe(0);
    expect(draw).not.toHaveBeenCalled();
    clock.advance(FRAME_MS);
    expect(clock.time).toBeCloseTo(1 / 60);
    clock.paused = false;
    clock.tick(100);
    expect(clock.time).toBeCloseTo(1 / 60 + 0.1);
    expect(onPause).toHaveBeenCalledTimes(2);
  });

  it('tells observers what a frame has cost, and only while they listen', () => {
    const clock = createClock();
    const costs: FrameCost[] = [];
    const stop = clock.observe((cost) => costs.push({ ...cost }));
    clock.tick(20);
    stop();
    clock.tick(20);
    expect(costs.length).toBe(1);
    expect(costs[0]?.sinceLastMs).toBe(20);
    expect(costs[0]?.motionMs).toBeGreaterThanOrEqual(0);
    expect(costs[0]?.drawMs).toBeGreaterThanOrEqual(0);
  });
});

describe('a driven clock', () => {
  it('moves only when it is advanced, and cannot be set going', () => {
    const clock = createClock({ driven: true });
    clock.paused = false;
    clock.tick(100);
    expect(clock.paused).toBe(true);
    expect(clock.time).toBe(0);
  });

  it('runs fixed frames, then draws once', () => {
    const clock = createClock({ driven: true });
    const draw = vi.fn();
    clock.attach({ draw, onPause: vi.fn() });
    const { moments, motion } = recorded();
    clock.add(motion);
    clock.advance(3_000);
    expect(moments.length).toBe(180);
    expect(new Set(moments.map(({ step }) => step))).toEqual(new Set([1 / 60]));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('comes to the same moment however its way is cut', () => {
    const whole = createClock({ driven: true });
    whole.advance(3_000);
    const cut = createClock({ driven: true });
    for (const part of [1_000, 250, 250, 1_500]) cut.advance(part);
    expect(cut.time).toBe(whole.time);
  });

  it('0 ms draw anew without any time passing', () => {
    const clock = createClock({ driven: true });
    const draw = vi.fn();
    clock.attach({ draw, onPause: vi.fn() });
    const { moments, motion } = recorded();
    clock.add(motion);
    clock.advance(0);
    expect(moments).toEqual([{ time: 0, step: 0, age: 0 }]);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses to go %d ms', (milliseconds) => {
    expect(() => createClock({ driven: true }).advance(milliseconds)).toThrow(RangeError);
  });
});

describe('motions', () => {
  it('count their age from when they came', () => {
    const clock = createClock({ driven: true });
    clock.advance(1_000);
    const { moments, motion } = recorded();
    clock.add(motion);
    clock.advance(500);
    expect(moments.at(-1)?.age).toBeCloseTo(0.5);
    expect(moments.at(-1)?.time).toBeCloseTo(1.5);
  });

  it('under reduced motion time stands still while age goes on', () => {
    const clock = createClock({ driven: true });
    const { moments, motion } = recorded(true);
    clock.add(motion);
    clock.advance(200);
    expect(new Set(moments.map(({ time }) => time))).toEqual(new Set([STILL_SECONDS]));
    expect(moments.at(-1)?.age).toBeCloseTo(0.2);
  });

  it('are handed one object that is used again', () => {
    const clock = createClock({ driven: true });
    const handed = new Set<Moment>();
    for (let part = 0; part < 3; part++) clock.add({ still: false, frame: (now) => void handed.add(now) });
    clock.advance(1_000);
    expect(handed.size).toBe(1);
  });

  it('leave and come in the middle of a frame without disturbing the others', () => {
    const clock = createClock({ driven: true });
    const calls: string[] = [];
    let hasLate = false;
    const part = (name: string, does?: () => void) => ({
      still: false,
      frame: () => {
        calls.push(name);
        does?.();
      },
    });
    const leave = clock.add(part('first', () => leave()));
    clock.add(
      part('second', () => {
        leaveThird();
        if (!hasLate) clock.add(part('late'));
        hasLate = true;
      }),
    );
    const leaveThird = clock.add(part('third'));
    clock.add(part('fourth'));
    clock.advance(FRAME_MS);
    expect(calls).toEqual(['first', 'second', 'fourth', 'late']);
    calls.length = 0;
    clock.advance(FRAME_MS);
    expect(calls).toEqual(['second', 'fourth', 'late']);
  });

  it('that fail are reported once and stand still; the others go on', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const clock = createClock({ driven: true });
    const { moments, motion } = recorded();
    const error = new Error('no such texture');
    clock.add({
      still: false,
      frame: () => {
        throw error;
      },
    });
    clock.add(motion);
    clock.advance(100);
    expect(report.mock.calls).toEqual([[error]]);
    expect(moments.length).toBe(6);
  });

  it('of a stage that has left are drawn no more', () => {
    const clock = createClock({ driven: true });
    const [first, second] = [vi.fn(), vi.fn()];
    const leaveFirst = clock.attach({ draw: first, onPause: vi.fn() });
    const leaveSecond = clock.attach({ draw: second, onPause: vi.fn() });
    leaveFirst();
    clock.advance(0);
    leaveSecond();
    clock.advance(0);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });
});
