import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { Stop } from './mapTypes.ts';

/** Distance from the middle of a globe to the name above it, in diameters: the picture rises above the globe. */
const LABEL_ABOVE = 0.55;

/** Returns where the name of a place is: above its globe. Its width is that of the longest name. */
export function labelRect({ x, y, size }: Stop, labelSize: number): Rect {
  const width = 7.5 * labelSize;
  const height = 1.4 * labelSize;
  return { x: x - width / 2, y: y - size * LABEL_ABOVE - height, width, height };
}
