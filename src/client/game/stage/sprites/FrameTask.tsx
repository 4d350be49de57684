import type { MotionFunction } from '../engine/clock.ts';
import { useMotion } from '../engine/useMotion.ts';

interface FrameTaskProps {
  still: boolean;
  frame: MotionFunction;
}

/**
 * Runs `frame` in each frame and draws nothing. Tasks run in tree order: put the task that computes a value before the
 * parts that read it, or they draw the value of the previous frame.
 */
export function FrameTask({ still, frame }: FrameTaskProps) {
  useMotion(still, frame);
  return null;
}
