/**
 * Rounds values that change slowly to steps too small to be seen. Pixi does nothing for a part whose values stay the same, so
 * a resting scene updates few parts in each frame.
 */
const ALPHA_STEPS = 255;
const STEPS_PER_PIXEL = 8;
/** At 250 pixels from the pivot, one step moves a point by an eighth of a pixel. */
const STEPS_PER_RADIAN = 2000;

/** Rounds an alpha, 0..1, to the levels of a screen. */
export function snapAlpha(alpha: number): number {
  return Math.round(alpha * ALPHA_STEPS) / ALPHA_STEPS;
}

/** Rounds an angle in radians. */
export function snapAngle(angle: number): number {
  return Math.round(angle * STEPS_PER_RADIAN) / STEPS_PER_RADIAN;
}

/** Rounds a position or a length in pixels; `steps` per pixel. */
export function snapPosition(position: number, steps = STEPS_PER_PIXEL): number {
  return Math.round(position * steps) / steps;
}
