import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { createClock, type FrameTime, type Motion, type MotionFunction } from './clock.ts';

export type { FrameTime };

/** The clock of the stage that a part belongs to. */
export const ClockContext = createContext(createClock({ driven: true }));

/** Runs `frame` before each picture; move sprites through refs, not through state, and do not keep the moment. */
export function useMotion(still: boolean, frame: MotionFunction): void {
  const clock = useContext(ClockContext);
  const [motion] = useState<Motion>(() => ({ frame, still }));
  useLayoutEffect(() => {
    motion.frame = frame;
    motion.still = still;
  });
  useLayoutEffect(() => clock.add(motion), [clock, motion]);
}
