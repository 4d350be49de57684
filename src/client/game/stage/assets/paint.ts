import type { ShipNumber } from '#domain/vocabulary.ts';
import { lerp } from '../engine/motion.ts';
import { shipOf } from '../engine/view.ts';
import { colour } from '../knobs.ts';

/** Returns a colour as Pixi's number; cached per colour, so that it can be called in every frame. */
export const tintOf = cached(colour);

function cached(compute: (value: string) => number): (value: string) => number {
  const known = new Map<string, number>();
  return (value) => {
    let tint = known.get(value);
    if (tint === undefined) {
      tint = compute(value);
      known.set(value, tint);
    }
    return tint;
  };
}

/** Current colour of hull, frame and robot, which fades to a newly chosen ship's. Mutated in place. */
export interface Paint {
  tint: number;
  from: number;
  to: number;
  /** Progress of the fade, 0 to 1. */
  way: number;
}

export function paintOf(ship: ShipNumber): Paint {
  const tint = paintTint(shipOf(ship).color);
  return { tint, from: tint, to: tint, way: 1 };
}

/** Starts a fade from the current colour to another ship's. */
export function repaint(paint: Paint, ship: ShipNumber): void {
  const to = paintTint(shipOf(ship).color);
  if (to === paint.to) return;
  paint.from = paint.tint;
  paint.to = to;
  paint.way = 0;
}

/** Steps of the fade: on some machines each new tint costs a copy of the picture. */
const STEPS = 8;

/** Advances the fade by `share`. */
export function flowPaint(paint: Paint, share: number): void {
  if (paint.way >= 1) return;
  paint.way = Math.min(1, paint.way + share);
  paint.tint = mixColours(paint.from, paint.to, Math.floor(paint.way * STEPS) / STEPS);
}

/** The grey level of the unpainted pictures. */
const PAINT_BASE = 0xed;
/** How much a painted surface darkens the dark and lightens the light part of a colour; the masks are fitted to it. */
const DEPTH = 1.6;

/**
 * Returns the tint that turns neutral paint into `color` (#RRGGBB), as near to a picture rendered in it as multiplying
 * comes.
 */
export const paintTint = cached((color) => {
  const channel = (at: number) => {
    const share = Math.min(1, Number.parseInt(color.slice(at, at + 2), 16) / PAINT_BASE);
    return Math.round(255 * (share + DEPTH * share * (1 - share) * (share - 0.5)));
  };
  return (channel(1) << 16) | (channel(3) << 8) | channel(5);
});

/** Returns the colour at `share` of the way between two colours, as Pixi's numbers. */
export function mixColours(from: number, to: number, share: number): number {
  return mixChannel(from, to, share, 16) | mixChannel(from, to, share, 8) | mixChannel(from, to, share, 0);
}

function mixChannel(from: number, to: number, share: number, shift: number): number {
  return Math.round(lerp((from >> shift) & 0xff, (to >> shift) & 0xff, share)) << shift;
}
