import { describe, expect, it } from 'vitest';
import {
  approach,
  clamp,
  cubicBezier,
  easeIn,
  easeInOut,
  easeOut,
  follow,
  pseudoRandom,
  smoothstep,
  spring,
  warpDepth,
  wave,
  wrap,
} from '#client/game/stage/engine/motion.ts';

const shares = Array.from({ length: 101 }, (_, index) => index / 100);

describe('easing', () => {
  it.each([
    ['easeOut', easeOut],
    ['easeIn', easeIn],
    ['easeInOut', easeInOut],
    ['linear bezier', cubicBezier(1 / 3, 1 / 3, 2 / 3, 2 / 3)],
  ])('%s starts at 0, ends at 1 and never goes back', (_, ease) => {
    expect(ease(0)).toBe(0);
    expect(ease(1)).toBe(1);
    expect(ease(-3)).toBe(0);
    expect(ease(3)).toBe(1);
    for (const [index, share] of shares.entries()) {
      expect(ease(share)).toBeGreaterThanOrEqual(ease(shares[index - 1] ?? 0));
    }
  });

  it('a departure starts slowly and an arrival ends slowly', () => {
    expect(easeIn(0.5)).toBeLessThan(0.4);
    expect(easeOut(0.5)).toBeGreaterThan(0.8);
  });

  it('a bezier on the diagonal is a straight line', () => {
    const line = cubicBezier(1 / 3, 1 / 3, 2 / 3, 2 / 3);
    for (const share of shares) expect(line(share)).toBeCloseTo(share, 4);
  });
});

describe('spring', () => {
  const settle = (frame: number, seconds: number) => {
    const state = { value: 0, velocity: 0 };
    for (let time = 0; time < seconds; time += frame) spring(state, 9, frame, 90, 15);
    return state;
  };

  it.each([[1 / 120], [1 / 60], [1 / 30], [1 / 8], [0.25]])('arrives and settles with frames of %d s', (frame) => {
    const { value, velocity } = settle(frame, 6);
    expect(value).toBeCloseTo(9, 2);
    expect(velocity).toBeCloseTo(0, 2);
  });

  it('never explodes after a very long frame', () => {
    const state = { value: 0, velocity: 0 };
    spring(state, 9, 3600, 90, 15);
    expect(state.value).toBeGreaterThan(0);
    expect(state.value).toBeLessThan(12);
  });

  it('does not move in a frame of no time', () => {
    const state = { value: 3, velocity: 1 };
    spring(state, 9, 0);
    expect(state).toEqual({ value: 3, velocity: 1 });
  });
});

describe('approach', () => {
  it.each([
    [0, 1, 0.25, 0.25],
    [0.9, 1, 0.25, 1],
    [1, 0, 0.25, 0.75],
    [0.1, 0, 0.25, 0],
    [0.5, 0.5, 1, 0.5],
    [0.2, 1, 0, 0.2],
  ])('from %d to %d by at most %d: %d', (from, to, most, expected) => expect(approach(from, to, most)).toBe(expected));
});

describe('follow', () => {
  it('goes half of the way in a half-life, however the time is split', () => {
    expect(follow(0, 10, 0.2, 0.2)).toBeCloseTo(5);
    const once = follow(0, 10, 0.2, 0.3);
    const twice = follow(follow(0, 10, 0.2, 0.1), 10, 0.2, 0.2);
    expect(twice).toBeCloseTo(once);
    expect(follow(4, 10, 0.2, 0)).toBe(4);
  });
});

describe('small functions', () => {
  it.each([
    [-1, 0],
    [0.25, 0.25],
    [7, 1],
  ])('clamp %d = %d', (value, expected) => expect(clamp(value)).toBe(expected));

  it.each([
    [0.5, 0.5],
    [1.25, 0.25],
    [-0.25, 0.75],
    [3, 0],
  ])('wrap %d = %d', (value, expected) => expect(wrap(value)).toBeCloseTo(expected));

  it.each([
    [0, 0],
    [2, 0],
    [3, 0.5],
    [4, 1],
    [9, 1],
  ])('smoothstep from 2 to 4 at %d = %d', (value, expected) => expect(smoothstep(2, 4, value)).toBe(expected));

  it('a wave comes back after its period', () => {
    expect(wave(1.3 + 4, 4)).toBeCloseTo(wave(1.3, 4));
    expect(wave(1, 4)).toBeCloseTo(1);
  });

  it('scatters over 0..1, the same every time and different for each index', () => {
    const values = Array.from({ length: 500 }, (_, index) => pseudoRandom(index, 3));
    expect(values).toEqual(Array.from({ length: 500 }, (_, index) => pseudoRandom(index, 3)));
    expect(new Set(values).size).toBe(500);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.55);
  });

  it.each([
    [0, 0],
    [0.45, 1],
    [0.7, 1],
    [0.82, 1],
    [1, 0],
  ])('warp depth at %d = %d', (share, expected) => expect(warpDepth(share)).toBeCloseTo(expected));
});
