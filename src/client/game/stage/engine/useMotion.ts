import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { createClock, type Moment, type Motion, type MotionFunction } from './clock.ts';

export type { Moment };

/** The clock of the stage that a part belongs to. */
export const ClockContext = createContext(createClock({ driven: true }));

/** Runs `frame` before each picture; sprites are moved through refs, never through state. The moment is not to be kept. */
export function useMotion(still: boolean, frame: MotionFunction): void {
  const clock = useContext(ClockContext);
  const [motion] = useState<Motion>(() => ({ frame, still }));
  useLayoutEffect(() => {
    motion.frame = frame;
    motion.still = still;
  });
  useLayoutEffect(() => clock.add(motion), [clock, motion]);
}
