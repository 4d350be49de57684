import { clamp, lerp } from '../engine/motion.ts';

/** Position of a ship in the carousel, in units of the window, and its light; mutated in place. */
export interface DockPosition {
  x: number;
  y: number;
  scale: number;
  /** Visibility, 0..1. */
  alpha: number;
  /** Share of light that it has lost, 0..1. */
  shade: number;
}

/** Sizes and distances of the row. */
export interface DockMeasures {
  /** From the chosen ship to its neighbour, and from there to the next. */
  gap: number;
  farGap: number;
  /** Size of a neighbour, 1 = the chosen ship. */
  neighbour: number;
  /** How much higher a neighbour floats, being further back. */
  lift: number;
}

/**
 * Writes into `out` the position of a ship that is `away` places from the chosen one (negative = to its left). Only the
 * neighbours are visible.
 */
export function dockPositionAt(away: number, { gap, farGap, neighbour, lift }: DockMeasures, out: DockPosition): void {
  const distance = Math.abs(away);
  const side = clamp(distance);
  const far = clamp(distance - 1);
  out.x = Math.sign(away) * (side * gap + far * farGap);
  out.y = -lift * side;
  out.scale = lerp(1, neighbour, side) * lerp(1, 0.8, far);
  out.alpha = 1 - far;
  out.shade = side;
}
