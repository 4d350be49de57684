import { lerp, pseudoRandom, wrap } from '../engine/motion.ts';

/** A ship that crosses the picture; in shares of the picture, mutated in place. */
export interface Flyby {
  /** Index among the ships; -1 while none passes. */
  ship: number;
  x: number;
  y: number;
  /** Size in units of the picture. */
  size: number;
  rotation: number;
}

export interface FlybyMeasures {
  /** Seconds from one ship to the next. */
  every: number;
  /** Seconds of one crossing. */
  crossing: number;
  sizeFrom: number;
  sizeTo: number;
}

/** The ship of the first crossing, for a fleet of ten. */
export const FIRST_FLYBY = 1;

/** How far outside the picture a crossing begins and ends. */
const OUTSIDE = 0.16;

/**
 * Writes into `out` the ship that passes at a time in seconds: each time another of `count` ships on another course,
 * always from left to right, never the same one twice in a row.
 */
export function flybyAt(
  seconds: number,
  count: number,
  { every, crossing, sizeFrom, sizeTo }: FlybyMeasures,
  out: Flyby,
): void {
  const turn = Math.floor(seconds / every);
  const share = (seconds - turn * every) / crossing;
  out.ship = share < 1 ? turnShip(turn, count) : -1;
  if (out.ship < 0) return;
  const start = pseudoRandom(turn, 21);
  const end = pseudoRandom(turn, 22);
  out.x = lerp(-OUTSIDE, 1 + OUTSIDE, share);
  out.y = lerp(0.12 + 0.5 * start, 0.08 + 0.45 * end, share) - 0.05 * Math.sin(share * Math.PI);
  out.size = lerp(sizeFrom, sizeTo, pseudoRandom(turn, 23));
  out.rotation = (end - start) * 0.22 - 0.1 * Math.cos(share * Math.PI) * 0.5;
}

/** Walks through the fleet in uneven steps. */
function turnShip(turn: number, count: number): number {
  return Math.floor(wrap(turn * 0.381966 + 0.1) * count) % count;
}
