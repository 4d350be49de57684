import { clamp, easeIn, lerp, smoothstep } from '../engine/motion.ts';

/** Position of the departing ship, in shares of the picture; mutated in place. */
export interface Flight {
  x: number;
  y: number;
  /** In units of the picture. */
  size: number;
  rotation: number;
  /** Progress of the flight, 0..1; 0 while the engines warm up. */
  way: number;
  /** How hard the ship shakes, 0..1. */
  tremble: number;
  /** How hard the engines burn, 1 = full. */
  thrust: number;
}

/** The course of a take-off, in shares of the picture and seconds. */
export interface Course {
  shakeSeconds: number;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  sizeFrom: number;
  sizeTo: number;
  /** Nose up, in radians. */
  climb: number;
}

/** Returns a flight with all values at 0. */
export function newFlight(): Flight {
  return { x: 0, y: 0, size: 0, rotation: 0, way: 0, tremble: 0, thrust: 0 };
}

/**
 * Writes into `out` a take-off of `seconds` at an age: the engines shake the ship, then it rises and leaves the
 * picture.
 */
export function flightAt(age: number, seconds: number, course: Course, out: Flight): void {
  const { shakeSeconds } = course;
  const way = easeIn((age - shakeSeconds) / Math.max(0.1, seconds - shakeSeconds));
  out.way = way;
  out.x = lerp(course.fromX, course.toX, way);
  out.y = lerp(course.fromY, course.toY, way);
  out.size = lerp(course.sizeFrom, course.sizeTo, way);
  out.rotation = -course.climb * smoothstep(0, 0.35, way);
  out.tremble = smoothstep(0, 0.2, age) * (1 - smoothstep(0, 0.3, way));
  out.thrust = lerp(0.35, 1, smoothstep(0, shakeSeconds * 1.6, age)) + 0.35 * clamp(way * 2);
}
