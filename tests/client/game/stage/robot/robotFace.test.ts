import { describe, expect, it } from 'vitest';
import { ROBOT_MOODS } from '#client/game/flow/scenes.ts';
import {
  barHeight,
  barLift,
  blinkAt,
  EXPRESSIONS,
  MOUTH_BARS,
  talkRhythm,
} from '#client/game/stage/robot/robotFace.ts';

const TIMES = { close: 70, hold: 40, open: 110 };
const MINUTE = Array.from({ length: 60_000 }, (_, index) => index / 1000);
const BARS = Array.from({ length: MOUTH_BARS }, (_, index) => index);

describe('the blink', () => {
  const starts = MINUTE.filter(
    (time, index) => blinkAt(time, TIMES) > 0 && blinkAt(MINUTE[index - 1] ?? 0, TIMES) === 0,
  );

  it('comes every 3 to 6 seconds', () => {
    expect(starts.length).toBeGreaterThanOrEqual(10);
    for (const [index, start] of starts.slice(1).entries()) {
      const pause = start - (starts[index] ?? 0);
      expect(pause).toBeGreaterThanOrEqual(2.99);
      expect(pause).toBeLessThanOrEqual(6.01);
    }
  });

  it('closes in 70 ms, holds for 40, opens in 110, and never leaves 0..1', () => {
    const start = starts[3] ?? 0;
    const at = (milliseconds: number) => blinkAt(start + milliseconds / 1000, TIMES);
    for (const [milliseconds, shut] of [
      [35, 0.5],
      [71, 1],
      [90, 1],
      [108, 1],
      [165, 0.5],
      [221, 0],
      [400, 0],
    ] as const) {
      expect(at(milliseconds), `${milliseconds} ms`).toBeCloseTo(shut, 1);
    }
    for (const time of MINUTE) {
      expect(blinkAt(time, TIMES)).toBeGreaterThanOrEqual(0);
      expect(blinkAt(time, TIMES)).toBeLessThanOrEqual(1);
    }
  });
});

describe('expressions', () => {
  it.each(ROBOT_MOODS)('%s leaves the eye open', (mood) => {
    const { upper, lower, smile } = EXPRESSIONS[mood];
    expect(upper + lower).toBeLessThan(0.85);
    expect(smile).toBeGreaterThan(0);
    expect(smile).toBeLessThanOrEqual(1);
  });

  it('listens with half-closed lids and is glad from below', () => {
    const most = (part: 'upper' | 'lower') =>
      ROBOT_MOODS.toSorted((a, b) => EXPRESSIONS[b][part] - EXPRESSIONS[a][part])[0];
    expect(most('upper')).toBe('listen');
    expect(most('lower')).toBe('glad');
  });
});

describe('the mouth rhythm of silent speech', () => {
  it('rises and falls between 0 and 1, with pauses', () => {
    const levels = MINUTE.map(talkRhythm);
    expect(Math.min(...levels)).toBe(0);
    expect(Math.max(...levels)).toBeGreaterThan(0.8);
    expect(Math.max(...levels)).toBeLessThanOrEqual(1);
    const silent = levels.filter((level) => level < 0.01).length / levels.length;
    expect(silent).toBeGreaterThan(0.1);
    expect(silent).toBeLessThan(0.4);
  });

  it('opens the mouth about five times a second', () => {
    const peaks = MINUTE.filter(
      (time) => talkRhythm(time) > talkRhythm(time - 0.001) && talkRhythm(time) >= talkRhythm(time + 0.001),
    );
    expect(peaks.length / 60).toBeGreaterThan(3);
    expect(peaks.length / 60).toBeLessThan(7);
  });
});

describe('the mouth', () => {
  it('is a line in silence and opens most in its middle', () => {
    const silent = BARS.map((bar) => barHeight(bar, 0, 1));
    expect(new Set(silent).size).toBe(1);
    for (const time of [0, 0.4, 1.1]) {
      const loud = BARS.map((bar) => barHeight(bar, 1, time));
      expect(Math.max(...loud)).toBeLessThanOrEqual(1);
      expect(Math.min(...loud)).toBeGreaterThan(silent[0] ?? 1);
      expect(loud[2]).toBeGreaterThan(loud[0] ?? 1);
      expect(loud[2]).toBeGreaterThan(loud[4] ?? 1);
    }
  });

  it('smiles with its corners', () => {
    expect(BARS.map((bar) => barLift(bar, 1))).toEqual([1, 0.25, 0, 0.25, 1]);
    expect(BARS.map((bar) => barLift(bar, 0))).toEqual([0, 0, 0, 0, 0]);
  });
});
