import type { MotionFunction } from '../engine/clock.ts';
import { useMotion } from '../engine/useMotion.ts';

interface MotorProps {
  still: boolean;
  frame: MotionFunction;
}

/**
 * Draws nothing and runs `frame` before the motions of all that stands after it beside or below it: whatever computes
 * what others read stands first, so that nobody draws what was true a frame ago.
 */
export function Motor({ still, frame }: MotorProps) {
  useMotion(still, frame);
  return null;
}
