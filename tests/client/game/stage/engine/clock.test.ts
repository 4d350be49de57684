import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createClock,
  FRAME_MS,
  type FrameCost,
  type FrameTime,
  STILL_SECONDS,
} from '#client/game/stage/engine/clock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function recorded(still = false) {
  const moments: FrameTime[] = [];
  return { moments, motion: { still, frame: (now: FrameTime) => void moments.push({ ...now }) } };
}

describe('a real clock', () => {
  it('follows the frames of the screen and draws once in each', () => {
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

  it('stops while it is paused, notifies of it, and advances by frames', () => {
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

  it('reports the cost of a frame to observers, only while they are subscribed', () => {
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
  it('moves only when it is advanced, and cannot be started', () => {
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

  it('reaches the same time however it is split', () => {
    const whole = createClock({ driven: true });
    whole.advance(3_000);
    const cut = createClock({ driven: true });
    for (const part of [1_000, 250, 250, 1_500]) cut.advance(part);
    expect(cut.time).toBe(whole.time);
  });

  it('says in which frames small parts may stay where they are: every second one, never when it only draws', () => {
    const clock = createClock({ driven: true });
    const said: boolean[] = [];
    clock.add({ frame: ({ isSecond }) => void said.push(isSecond), still: false });
    clock.advance(5 * FRAME_MS);
    clock.advance(0);
    clock.advance(FRAME_MS);
    expect(said).toEqual([true, false, true, false, true, false, true]);
  });

  it('counts the frames in which time passes', () => {
    const clock = createClock({ driven: true });
    const numbers: number[] = [];
    clock.add({ frame: ({ number }) => void numbers.push(number), still: false });
    clock.advance(2 * FRAME_MS);
    clock.advance(0);
    clock.advance(FRAME_MS);
    expect(numbers).toEqual([1, 2, 0, 3]);
  });

  it('draws again at 0 ms without any time passing', () => {
    const clock = createClock({ driven: true });
    const draw = vi.fn();
    clock.attach({ draw, onPause: vi.fn() });
    const { moments, motion } = recorded();
    clock.add(motion);
    clock.advance(0);
    expect(moments).toEqual([{ time: 0, step: 0, age: 0, isSecond: false, number: 0 }]);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses to advance %d ms', (milliseconds) => {
    expect(() => createClock({ driven: true }).advance(milliseconds)).toThrow(RangeError);
  });
});

describe('motions', () => {
  it('count their age from when they were added', () => {
    const clock = createClock({ driven: true });
    clock.advance(1_000);
    const { moments, motion } = recorded();
    clock.add(motion);
    clock.advance(500);
    expect(moments.at(-1)?.age).toBeCloseTo(0.5);
    expect(moments.at(-1)?.time).toBeCloseTo(1.5);
  });

  it('have a fixed time but a growing age under reduced motion', () => {
    const clock = createClock({ driven: true });
    const { moments, motion } = recorded(true);
    clock.add(motion);
    clock.advance(200);
    expect(new Set(moments.map(({ time }) => time))).toEqual(new Set([STILL_SECONDS]));
    expect(moments.at(-1)?.age).toBeCloseTo(0.2);
  });

  it('get one object that is reused', () => {
    const clock = createClock({ driven: true });
    const handed = new Set<FrameTime>();
    for (let part = 0; part < 3; part++) clock.add({ still: false, frame: (now) => void handed.add(now) });
    clock.advance(1_000);
    expect(handed.size).toBe(1);
  });

  it('can be removed and added during a frame without disturbing the others', () => {
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

  it('that fail are reported once and stopped; the others continue', () => {
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

  it('are not drawn for a detached stage', () => {
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
