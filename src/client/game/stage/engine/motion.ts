/** Movement as pure functions of time: no clock, no Pixi. Seconds and pixels unless a name says otherwise. */

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 below `low`, 1 above `high`, smooth between. */
export function smoothstep(low: number, high: number, value: number): number {
  const x = clamp((value - low) / (high - low));
  return x * x * (3 - 2 * x);
}

/** The CSS curve of the same name: maps a share of time (0..1) to a share of the way. x1 and x2 must lie in 0..1. */
export function cubicBezier(x1: number, y1: number, x2: number, y2: number): (share: number) => number {
  const at = (a: number, b: number, t: number) => 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3;
  return (share) => {
    if (share <= 0 || share >= 1) return clamp(share);
    const x = share;
    let low = 0;
    let high = 1;
    // Halving 20 times leaves an error below a millionth.
    for (let step = 0; step < 20; step++) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < x) low = middle;
      else high = middle;
    }
    return at(y1, y2, (low + high) / 2);
  };
}

/** Arrivals and panels. */
export const easeOut = cubicBezier(0.2, 0.8, 0.2, 1);
/** Departures. */
export const easeIn = cubicBezier(0.6, 0, 0.9, 0.4);
/** Long movements with a start and an end. */
export const easeInOut = cubicBezier(0.5, 0, 0.2, 1);

export interface SpringState {
  value: number;
  velocity: number;
}

const SPRING_STEP = 1 / 120;

/** Moves a spring towards `target`, in place; long frames are split into small steps, so that it stays stable. */
export function spring(state: SpringState, target: number, seconds: number, stiffness = 120, damping = 18): void {
  for (let left = Math.min(seconds, 0.25); left > 1e-9; left -= SPRING_STEP) {
    const step = Math.min(left, SPRING_STEP);
    state.velocity += ((target - state.value) * stiffness - state.velocity * damping) * step;
    state.value += state.velocity * step;
  }
}

/** Moves towards `target` by at most `most`, and never beyond it. */
export function approach(value: number, target: number, most: number): number {
  return value < target ? Math.min(target, value + most) : Math.max(target, value - most);
}

/** Moves towards `target` by half of the distance in each `halfLife`, at any frame rate. */
export function follow(value: number, target: number, halfLife: number, seconds: number): number {
  return lerp(target, value, 0.5 ** (seconds / halfLife));
}

/** Returns a sine wave between -1 and 1. */
export function wave(seconds: number, period: number, phase = 0): number {
  return Math.sin((seconds / period + phase) * 2 * Math.PI);
}

/** Wraps `value` into 0..1. */
export function wrap(value: number): number {
  return value - Math.floor(value);
}

/** Returns a pseudo-random number in 0..1, the same for the same pair, so that every frame agrees. */
export function pseudoRandom(index: number, salt: number): number {
  let hash = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** Returns the pseudo-random numbers of `count` indices, for what is read in every frame. */
export function pseudoRandomTable(count: number, salt: number): Float32Array {
  return Float32Array.from({ length: count }, (_, index) => pseudoRandom(index, salt));
}

/** Returns the depth of the jump at a share of the warp: rising in the first 45 %, held, gone in the last 18 %. */
export function warpDepth(share: number): number {
  return smoothstep(0, 0.45, share) * (1 - smoothstep(0.82, 1, share));
}
