import type { ShipNumber } from '#domain/vocabulary.ts';
import { lerp } from '../engine/motion.ts';
import { shipOf } from '../engine/view.ts';
import { colour } from '../knobs.ts';

const tints = new Map<string, number>();

/** The colour of a knob as Pixi's number; made once for each colour, so that it can be asked at every frame. */
export function tintOf(value: string): number {
  let tint = tints.get(value);
  if (tint === undefined) {
    tint = colour(value);
    tints.set(value, tint);
  }
  return tint;
}

/** The colour that hull, frame and robot wear now: it flows to a newly chosen ship's. Changed in place. */
export interface Paint {
  tint: number;
  from: number;
  to: number;
  /** 0..1 of the way. */
  way: number;
}

export function paintOf(ship: ShipNumber): Paint {
  const tint = paintTint(shipOf(ship).color);
  return { tint, from: tint, to: tint, way: 1 };
}

/** Another ship: from the colour it has now. */
export function repaint(paint: Paint, ship: ShipNumber): void {
  const to = paintTint(shipOf(ship).color);
  if (to === paint.to) return;
  paint.from = paint.tint;
  paint.to = to;
  paint.way = 0;
}

/** On some machines each new tint costs a copy of the picture: the flow is so many steps. */
const STEPS = 8;

/** Lets the paint flow on by `share` of its way. */
export function flowPaint(paint: Paint, share: number): void {
  if (paint.way >= 1) return;
  paint.way = Math.min(1, paint.way + share);
  paint.tint = mixColours(paint.from, paint.to, Math.floor(paint.way * STEPS) / STEPS);
}

/** The grey level of the unpainted pictures. */
const PAINT_BASE = 0xed;
/** How much a painted surface deepens what is dark in a colour and lifts what is light: the masks are fitted to it. */
const DEPTH = 1.6;

/** The tint that turns neutral paint into `color` (#RRGGBB), as near to a picture rendered in it as multiplying comes. */
export function paintTint(color: string): number {
  const channel = (at: number) => {
    const share = Math.min(1, Number.parseInt(color.slice(at, at + 2), 16) / PAINT_BASE);
    return Math.round(255 * (share + DEPTH * share * (1 - share) * (share - 0.5)));
  };
  return (channel(1) << 16) | (channel(3) << 8) | channel(5);
}

/** `share` of the way between two colours as Pixi's numbers. */
export function mixColours(from: number, to: number, share: number): number {
  return mixChannel(from, to, share, 16) | mixChannel(from, to, share, 8) | mixChannel(from, to, share, 0);
}

function mixChannel(from: number, to: number, share: number, shift: number): number {
  return Math.round(lerp((from >> shift) & 0xff, (to >> shift) & 0xff, share)) << shift;
}
