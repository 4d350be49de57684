import type { Point } from './mapTypes.ts';

/**
 * Returns the point of a soft line through `stops` (a Catmull-Rom curve) at `way`, which counts the stops: 1.5 is half of the way from
 * the second to the third..
 */
export function routePoint(stops: readonly Point[], way: number, out: Point = { x: 0, y: 0 }): Point {
  const last = stops.length - 1;
  const index = Math.min(Math.max(Math.floor(way), 0), Math.max(0, last - 1));
  const t = Math.min(Math.max(way - index, 0), 1);
  const b = stops[index];
  const c = stops[Math.min(index + 1, last)];
  if (!b || !c) return out;
  const a = stops[index - 1] ?? b;
  const d = stops[index + 2] ?? c;
  out.x = through(a.x, b.x, c.x, d.x, t);
  out.y = through(a.y, b.y, c.y, d.y, t);
  return out;
}

function through(a: number, b: number, c: number, d: number, t: number): number {
  const linear = c - a;
  const square = 2 * a - 5 * b + 4 * c - d;
  const cube = 3 * b - a - 3 * c + d;
  return b + 0.5 * t * (linear + t * (square + t * cube));
}
