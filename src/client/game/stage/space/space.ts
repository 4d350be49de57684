import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { unitOf } from '../engine/view.ts';
import { knobs } from '../knobs.ts';
import type { Point } from '../robot/robotGaze.ts';
import { gaze } from './gaze.ts';

/** Motion of space: its own drift, and how far each layer follows the pointer (depth: share of `parallax`). */
export const SPACE_MOTION = knobs({
  parallax: { value: 90, min: 0, max: 240, unit: 'px' },
  nebulaDepth: { value: 0.02, min: 0, max: 0.3, step: 0.01 },
  starsDepth: { value: 0.05, min: 0, max: 0.3, step: 0.01 },
  nearDepth: { value: 0.12, min: 0, max: 0.5, step: 0.01 },
  nebulaSeconds: { value: 110, min: 20, max: 300, unit: 's' },
  nebulaSway: { value: 0.02, min: 0, max: 0.05, step: 0.001 },
  starsSeconds: { value: 240, min: 30, max: 600, unit: 's' },
  nearSeconds: { value: 90, min: 10, max: 300, unit: 's' },
  nearStars: { value: 44, min: 0, max: 64, step: 1 },
  dust: { value: 16, min: 0, max: 28, step: 1 },
  dustDepth: { value: 1, min: 0, max: 2, step: 0.05 },
  dustSeconds: { value: 46, min: 5, max: 200, unit: 's' },
  dustLight: { value: 0.9, min: 0, max: 1, step: 0.05 },
  planetSeconds: { value: 46, min: 10, max: 200, unit: 's' },
  planetSway: { value: 0.012, min: 0, max: 0.05, step: 0.001 },
  heroSpeed: { value: 0.8, min: 0.1, max: 4, step: 0.1, unit: '1/s' },
  reticle: { value: 0.5, min: 0, max: 1, step: 0.05 },
  reticleTurn: { value: 0.12, min: -1, max: 1, step: 0.02, unit: 'rad/s' },
  sunSeconds: { value: 7, min: 2, max: 30, unit: 's' },
  sunBreath: { value: 0.02, min: 0, max: 0.1, step: 0.005 },
});

/** Height of the area for which `parallax` was chosen, in pixels. */
const COMPOSED_FOR = 560;
const shift: Point = { x: 0, y: 0 };

/** Returns how far the pointer now shifts a layer of this depth, in pixels. Always the same object: read it at once. */
export function parallaxOf(area: Rect, depth: number, still: boolean): Readonly<Point> {
  const reach = still ? 0 : (SPACE_MOTION.parallax * depth * unitOf(area)) / COMPOSED_FOR;
  shift.x = gaze.x * reach;
  shift.y = gaze.y * reach;
  return shift;
}
