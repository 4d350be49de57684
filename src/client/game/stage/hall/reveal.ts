import { clamp, easeIn, easeInOut, easeOut, lerp, smoothstep } from '../engine/motion.ts';
import type { Globe, Point } from './layout/hallTypes.ts';

/** Length of the reveal: the hall dims, the winning ship takes off and flies to the Earth, paper stars fall. */
export const REVEAL_MS = 5_400;
/** Under reduced motion, and where nothing is drawn: the new picture fades in. */
export const STILL_REVEAL_MS = 400;

/** Seconds from the beginning of the reveal. */
const DIM = [0.1, 0.9] as const;
const RISE = [0.6, 1.5] as const;
const FLY = [1.5, 4.1] as const;
export const ARRIVAL_SECONDS = FLY[1];

/** Where a ship is in the reveal; mutated in place. */
export interface RevealPose extends Point {
  width: number;
  rotation: number;
  /** 1 = the nose points to the right, -1 = to the left. */
  facing: 1 | -1;
  /** Strength of the flame, 0..1. */
  thrust: number;
}

export function newRevealPose(): RevealPose {
  return { x: 0, y: 0, width: 0, rotation: 0, facing: 1, thrust: 0 };
}

/** Returns how far the hall has dimmed, 0..1. */
export function dimAt(seconds: number): number {
  return smoothstep(...DIM, seconds);
}

/** In sizes of the globe: the place of the ship at the Earth, and its width there. */
const AT_EARTH = { x: 0.4, y: -0.3, width: 0.3 } as const;
/** The ship grows a little as it rises over the others. */
const RISEN = 1.3;
const MOST_TILT = 0.85;

/** Writes into `out` where the winning ship stays at the Earth. */
export function poseAtEarth(earth: Globe, out: RevealPose): void {
  out.x = earth.x + AT_EARTH.x * earth.size;
  out.y = earth.y + AT_EARTH.y * earth.size;
  out.width = AT_EARTH.width * earth.size;
  out.rotation = 0;
  out.facing = 1;
  out.thrust = 0;
}

/** Writes into `out` where the winning ship is, `seconds` after the reveal began, on its way from its dock to the Earth. */
export function poseInReveal(seconds: number, from: Point & { width: number }, earth: Globe, out: RevealPose): void {
  poseAtEarth(earth, out);
  const { x: toX, y: toY, width: toWidth } = out;
  const risen = from.y - 0.75 * from.width;
  const rise = easeOut((seconds - RISE[0]) / (RISE[1] - RISE[0]));
  const flown = clamp((seconds - FLY[0]) / (FLY[1] - FLY[0]));
  const way = easeInOut(flown);
  const [c1, c2] = [
    { x: from.x, y: lerp(risen, toY, 0.45) },
    { x: lerp(from.x, toX, 0.75), y: toY + 0.35 * (from.y - toY) },
  ];
  out.facing = from.x > toX + earth.size * 0.5 ? -1 : 1;
  if (flown === 0) {
    out.x = from.x;
    out.y = lerp(from.y, risen, rise);
    out.width = from.width * lerp(1, RISEN, rise);
    out.thrust = smoothstep(RISE[0], RISE[1], seconds);
    return;
  }
  out.x = bezier(from.x, c1.x, c2.x, toX, way);
  out.y = bezier(risen, c1.y, c2.y, toY, way);
  out.width = lerp(from.width * RISEN, toWidth, way);
  const dx = slope(from.x, c1.x, c2.x, toX, way);
  const dy = slope(risen, c1.y, c2.y, toY, way);
  const tilt = clamp(Math.atan2(dy, Math.max(1, Math.abs(dx))), -MOST_TILT, MOST_TILT);
  out.rotation = tilt * out.facing * smoothstep(0, 0.12, way) * (1 - easeIn(clamp((flown - 0.7) / 0.3)));
  out.thrust = 1 - smoothstep(0.86, 1, flown);
}

function bezier(a: number, b: number, c: number, d: number, t: number): number {
  const u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}

function slope(a: number, b: number, c: number, d: number, t: number): number {
  const u = 1 - t;
  return 3 * (u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c));
}
