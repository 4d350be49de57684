/** Steps of strength that a screen can show. */
const STRENGTHS = 255;
/** A part that has moved by less is where it was: nobody sees an eighth of a pixel. */
const PLACES = 8;

/** Parts are not much larger than 250 pixels, so a smaller angle does not move them by an eighth of one. */
const ANGLES = 2000;

/** Returns a strength in steps, so that Pixi need not draw anew what looks the same. */
export function inSteps(alpha: number): number {
  return Math.round(alpha * STRENGTHS) / STRENGTHS;
}

/** Returns an angle in radians, in steps too small to be seen. */
export function inAngles(angle: number): number {
  return Math.round(angle * ANGLES) / ANGLES;
}

/** Returns a position in pixels, in steps too small to be seen. */
export function inPlaces(position: number): number {
  return Math.round(position * PLACES) / PLACES;
}
